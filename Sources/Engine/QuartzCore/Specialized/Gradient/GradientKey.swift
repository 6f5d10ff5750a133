import CoreGraphics

/// The table of the properties of gradient layers (SL2).
@MainActor
enum GradientKey {
  static let colors = DeclaredKey<ColorList?>("colors", nil)
  static let locations = DeclaredKey<NumberList?>("locations", nil)
  static let startPoint = DeclaredKey<CGPoint>("startPoint", CGPoint(x: 0.5, y: 0))
  static let endPoint = DeclaredKey<CGPoint>("endPoint", CGPoint(x: 0.5, y: 1))
  static let type = DeclaredKey<CAGradientLayerType>("type", .axial, .none)

  static let all: [any DeclaredDefault] = [
    colors, locations, startPoint, endPoint, type,
  ]
}
