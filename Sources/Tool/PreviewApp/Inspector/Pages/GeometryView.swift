import CoreGraphics
import SceneProtocol
import UIKit

/// A layer's geometry as a picture: its bounds where they are in the superlayer, the frame around them, the anchor
/// point with the layer's axes, and the transform in parts.
final class GeometryView: UIView {
  static let height: CGFloat = 132
  private var geometry: LayerGeometry?
  private var words: [(String, String)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a layer, and the bounds of its superlayer where they are known.
  func show(_ layer: InspectedLayer?, in superlayer: InspectedLayer?) {
    let new = layer.flatMap { LayerGeometry($0, in: superlayer) }
    guard new != geometry else { return }
    geometry = new
    words = layer.map(Self.words) ?? []
    setNeedsDisplay()
  }

  private static func words(of layer: InspectedLayer) -> [(String, String)] {
    var words: [(String, String)] = []
    for name in ["frame", "bounds", "anchorPoint"] {
      guard let property = layer.property(name) else { continue }
      words.append((name, (property.shown ?? property.model).words))
    }
    guard let parts = layer.geometry?.transform else { return words }
    let degrees = parts.rotation.numbers.map { InspectedValue.number($0 * 180 / .pi) + "°" }
    return words + [
      ("moved", parts.translation.words), ("scaled", parts.scale.words),
      ("rotated", "(\(degrees.joined(separator: ", ")))"),
    ]
  }

  override func draw(_ rect: CGRect) {
    Ink.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), InspectorStyle.line)
    guard let geometry else { return }
    let side = min(bounds.height - 16, bounds.width * 0.4)
    draw(geometry, in: CGRect(x: 12, y: 8, width: side * 1.2, height: side))
    let x = 12 + side * 1.2 + 14
    for (number, (title, text)) in words.enumerated() {
      let y = 8 + CGFloat(number) * 18
      guard y + 16 < bounds.height else { break }
      Ink.text(
        title,
        in: CGRect(x: x, y: y, width: 70, height: 16),
        InspectorStyle.dimText,
        font: InspectorStyle.smallFont
      )
      Ink.text(
        text,
        in: CGRect(x: x + 72, y: y, width: bounds.width - x - 80, height: 16),
        font: InspectorStyle.codeFont
      )
    }
  }

  private func draw(_ geometry: LayerGeometry, in box: CGRect) {
    let fit = geometry.fit(into: box)
    func close(_ points: [CGPoint]) -> [CGPoint] { (points + points.prefix(1)).map(fit) }
    if let outer = geometry.superlayer {
      Ink.stroke(close(LayerGeometry.corners(of: outer)), InspectorStyle.difference)
    }
    Ink.stroke(close(LayerGeometry.corners(of: geometry.frame)), InspectorStyle.dimText)
    let path = UIBezierPath()
    let corners = close(geometry.corners)
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    InspectorStyle.accent.withAlphaComponent(0.18).setFill()
    path.fill()
    Ink.stroke(corners, InspectorStyle.accent, width: 1.5)
    let anchor = fit(geometry.position)
    for (axis, color) in [
      (geometry.xAxis, InspectorStyle.bad), (geometry.yAxis, InspectorStyle.good),
    ] {
      let length = hypot(axis.x, axis.y)
      guard length > 0, length.isFinite else { continue }
      let head = CGPoint(x: anchor.x + axis.x / length * 18, y: anchor.y + axis.y / length * 18)
      Ink.stroke([anchor, head], color, width: 1.5)
    }
    Ink.fill(
      CGRect(x: anchor.x - 3, y: anchor.y - 3, width: 6, height: 6),
      radius: 3,
      InspectorStyle.bad
    )
  }
}
