import CoreGraphics

/// The table of the properties of shape layers (SL1, peer 146).
@MainActor
enum ShapeKey {
  /// The path has no implicit animation; only explicit ones change it.
  static let path = DeclaredKey<PathValue?>("path", nil, .explicit)
  static let fillColor = DeclaredKey<CGColor?>(
    "fillColor",
    CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  )
  static let fillRule = DeclaredKey<CAShapeLayerFillRule>("fillRule", .nonZero, .none)
  static let strokeColor = DeclaredKey<CGColor?>("strokeColor", nil)
  static let strokeStart = DeclaredKey<CGFloat>("strokeStart", 0)
  static let strokeEnd = DeclaredKey<CGFloat>("strokeEnd", 1)
  static let lineWidth = DeclaredKey<CGFloat>("lineWidth", 1)
  static let miterLimit = DeclaredKey<CGFloat>("miterLimit", 10)
  static let lineCap = DeclaredKey<CAShapeLayerLineCap>("lineCap", .butt, .none)
  static let lineJoin = DeclaredKey<CAShapeLayerLineJoin>("lineJoin", .miter, .none)
  static let lineDashPhase = DeclaredKey<CGFloat>("lineDashPhase", 0)
  static let lineDashPattern = DeclaredKey<NumberList?>("lineDashPattern", nil, .none)

  static let all: [any DeclaredDefault] = [
    path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit,
    lineCap, lineJoin, lineDashPhase, lineDashPattern,
  ]
}
