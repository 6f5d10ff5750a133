import QuartzCore
import Testing

/// Adds `animation` next to a good one, and expects one report, the good one's value and a value for
/// the bad one's property.
func expectReport(
  _ property: String,
  of animation: CAAnimation,
  _ value: String = "",
  shows zPosition: CGFloat? = 0,
  at time: Double = 0.5,
  _ comment: Comment? = nil
) throws {
  let stage = LayerStage()
  let layer = stage.addLayer(named: "card")
  stage.add(basic("cornerRadius", from: 0, to: 10), to: layer, forKey: "good")
  for _ in 0..<2 { stage.add(animation, to: layer, forKey: "bad") }
  let shown = try stage.shown(layer, at: time)
  #expect(shown.cornerRadius == CGFloat(10 * time), comment)
  if let zPosition { #expect(shown.zPosition == zPosition, comment) }
  #expect(stage.reports.count == 1, comment)
  let report = stage.reports.first ?? ""
  #expect(report.hasPrefix("CALayer 'card': \(property) "), "\(report)")
  #expect(value.isEmpty || report.contains(value), "\(report)")
  stage.advance(to: 1e6)
  #expect(stage.root.presentation() != nil)
}

/// An animation of the z position from 0 to 10 in a second.
func rise() -> CABasicAnimation { basic("zPosition", from: 0, to: 10) }
