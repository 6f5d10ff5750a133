import QuartzCore

nonisolated extension UIImage {
  /// The picture with parts along its sides that are not stretched when it is drawn larger or smaller.
  ///
  /// (Apple's repeats the middle; here it is stretched, which is the same where the middle is a point wide.)
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    var values = values
    values.capInsets = capInsets
    return UIImage(values)
  }

  /// The picture with its own colors, or as a shape for another one.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var values = values
    values.mode = renderingMode
    return UIImage(values)
  }

  /// The picture in one color: each pixel has as much of it as it has alpha.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The picture in one color, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var values = values
    values.image = cgImage?.tinted(color.cgColor)
    values.images = images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
    values.mode = renderingMode
    return UIImage(values)
  }
}

nonisolated extension CGImage {
  /// A picture of one color, seen through this one's alpha.
  func tinted(_ color: CGColor) -> CGImage? {
    guard let context = try? CGContext(pixelWidth: width, pixelHeight: height, scale: 1) else {
      return nil
    }
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    context.translateBy(x: 0, y: area.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(self, in: area)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(area)
    return context.makeImage()
  }
}
