import QuartzCore

/// The type of `#imageLiteral(resourceName:)` where nothing else is expected.
public typealias _ImageLiteralType = UIImage
/// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing else is expected.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIImage: _ExpressibleByImageLiteral {
  /// The image of an image literal, as `init(named:)` finds it; an empty one, which is reported, if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      ResourceReport.once("there is no image \"\(name)\", which an image literal names")
      self.init()
      return
    }
    self.init(image.values)
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {
  /// The color of a color literal: components in sRGB, 0 … 1.
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }
}
