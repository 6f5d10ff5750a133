import QuartzCore

nonisolated extension UIImage {
  /// The image with caps along its sides that are not stretched when it is drawn larger or smaller.
  ///
  /// (Apple tiles the center; here it is stretched, which is the same if the center is one point wide.)
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    var values = values
    values.capInsets = capInsets
    return UIImage(values)
  }

  /// The image with another rendering mode: its own colors, or a template for the tint color.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var values = values
    values.mode = renderingMode
    return UIImage(values)
  }

  /// The image in one color: each pixel has the color with the image's alpha.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image in one color, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var values = values
    values.image = cgImage?.tinted(color.cgColor)
    values.dark = values.dark?.withTintColor(color, renderingMode: renderingMode)
    values.images = images?.map { $0.withTintColor(color, renderingMode: renderingMode) }
    values.mode = renderingMode
    return UIImage(values)
  }
}

nonisolated extension CGImage {
  /// An image of one color, masked by this one's alpha.
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
