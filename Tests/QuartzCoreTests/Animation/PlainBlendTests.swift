import QuartzCore
import Testing

/// Animations of whole numbers, points and rectangles, which a frame evaluates on a path of their own:
/// it has to give what the general one gives for the same values, component by component (B1, B4, B9).
struct `Plain blends` {
  /// A value on the way, and the same with each component animated by itself.
  @Test(arguments: [false, true], [0.0, 0.2, 0.5, 0.99])
  func `a point goes where its components go`(_ isAdditive: Bool, _ time: Double) throws {
    let stage = LayerStage()
    let (whole, parts) = (stage.addLayer(), stage.addLayer())
    let (from, to) = (CGPoint(x: 10, y: -20), CGPoint(x: 37, y: 90.5))
    stage.add(eased("position", from, to, isAdditive), to: whole)
    stage.add(eased("position.x", from.x, to.x, isAdditive), to: parts, forKey: "x")
    stage.add(eased("position.y", from.y, to.y, isAdditive), to: parts, forKey: "y")
    #expect(try stage.shown(whole, at: time).position == stage.shown(parts, at: time).position)
  }

  @Test(arguments: [false, true], [0.0, 0.2, 0.5, 0.99])
  func `a rectangle goes where its components go`(_ isAdditive: Bool, _ time: Double) throws {
    let stage = LayerStage()
    let (whole, parts) = (stage.addLayer(), stage.addLayer())
    let from = CGRect(x: 1, y: 2, width: 30, height: 40)
    let to = CGRect(x: -5, y: 7, width: 90, height: 11)
    stage.add(eased("bounds", from, to, isAdditive), to: whole)
    stage.add(eased("bounds.origin", from.origin, to.origin, isAdditive), to: parts, forKey: "o")
    stage.add(eased("bounds.size", from.size, to.size, isAdditive), to: parts, forKey: "s")
    #expect(try stage.shown(whole, at: time).bounds == stage.shown(parts, at: time).bounds)
  }

  /// B1, B3: an end that is not given is the live model value, whatever it becomes.
  @Test(arguments: [(from: 20.0 as Double?, to: nil as Double?), (nil, 20)])
  func `a missing end follows the model`(_ from: Double?, _ to: Double?) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: from, to: to), to: layer)
    for model in [0.0, 100] {
      withoutActions { layer.zPosition = CGFloat(model) }
      CATransaction.flush()
      #expect(try stage.shown(layer, at: 0.5).zPosition == CGFloat((model + 20) / 2))
    }
  }

  /// What overflows on the way shows nothing, and the other component with it.
  @Test func `a value that cannot be computed with is left out`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let far = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0)
    stage.add(basic("position", from: CGPoint(x: -far.x, y: 0), to: far), to: layer)
    #expect(try stage.shown(layer, at: 0.75).position == layer.position)
  }

  private func eased(_ keyPath: String, _ from: Any, _ to: Any, _ isAdditive: Bool)
    -> CABasicAnimation
  {
    let animation = basic(keyPath, from: from, to: to)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.isAdditive = isAdditive
    return animation
  }
}
