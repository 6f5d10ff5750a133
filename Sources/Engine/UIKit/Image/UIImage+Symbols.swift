public import QuartzCore

nonisolated extension UIImage {
  /// A placeholder for one of Apple's symbols, which are not free to use: a rounded square for the tint color.
  ///
  /// That it stands for the symbol is reported once for each name. A picture of that name beside the scene
  /// (`heart.fill.svg`) is used in its place, as a template.
  ///
  /// - Parameter name: The symbol's name; `nil` is returned for an empty one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A placeholder for one of Apple's symbols, in a size.
  ///
  /// - Parameters:
  ///   - name: The symbol's name; `nil` is returned for an empty one.
  ///   - configuration: The size; for `nil` that of text of 17 points.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    if let own = UIImage(named: name) {
      self.init(own.withRenderingMode(.alwaysTemplate).values)
      return
    }
    SymbolPlaceholder.report(name)
    let pointSize = (configuration as? SymbolConfiguration)?.pointSize ?? 17
    guard let image = SymbolPlaceholder.image(pointSize: pointSize) else { return nil }
    self.init(image.values)
  }

  /// How an image is made; only symbols have something to say here.
  open class Configuration: NSObject, @unchecked Sendable {
    // Sendable: immutable, and only subclassed in this module.
    override init() { super.init() }
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable: immutable.
    let pointSize: CGFloat

    /// The size of text of that point size.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 1000) : 17
      super.init()
    }

    /// The size of text of that point size; the weight has no effect on a placeholder.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
    }

    /// The size of text of that point size, and a scale; the weight has no effect on a placeholder.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize * scale.factor)
    }

    /// The default size in a scale.
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17 * scale.factor) }
    /// The default size; the weight has no effect on a placeholder.
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17) }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// That of the text.
    case unspecified
    /// Ultra light.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// Regular.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// Black.
    case black
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The default: medium.
    case `default` = -1
    /// Medium.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3

    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }
}

/// What is shown in place of symbols.
nonisolated private enum SymbolPlaceholder {
  static func report(_ name: String) {
    ResourceReport.once(
      "the symbol '\(name)' is Apple's: a rounded square is shown in its place; "
        + "put \(name).svg beside the scene to show a picture of your own"
    )
  }

  /// A rounded square's outline in black, about as large as a capital letter with its line.
  static func image(pointSize: CGFloat) -> UIImage? {
    let scale = ScreenScale.current
    let side = (pointSize * 1.2).rounded()
    let pixels = Int((side * scale).rounded(.up))
    guard
      let context = CGContext(
        data: nil,
        width: pixels,
        height: pixels,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    else { return nil }
    context.scaleBy(x: scale, y: scale)
    let line = max(1, pointSize * 0.09)
    let square = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: line, dy: line)
    context.setStrokeColor(CGColor(gray: 0, alpha: 1))
    context.setLineWidth(line)
    context.addPath(
      CGPath(
        roundedRect: square,
        cornerWidth: side * 0.22,
        cornerHeight: side * 0.22,
        transform: nil
      )
    )
    context.strokePath()
    return context.makeImage().map {
      UIImage(cgImage: $0, scale: scale, orientation: .up).withRenderingMode(.alwaysTemplate)
    }
  }
}
