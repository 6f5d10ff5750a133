import QuartzCore
import Testing

/// Animations of whole numbers, points and rectangles, which a frame evaluates on a fast path: its result must be that
/// of the general path for the same values, component by component (B1, B4, B9).
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

  private nonisolated static let parts = [
    "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y", "scale.z",
    "translation.x", "translation.y", "translation.z",
  ]

  /// KP1, KP3: the parts of a transform that has others too, over what another animation has made of it.
  @Test(arguments: parts, [false, true])
  func `a part of the transform goes as in the general form`(part: String, isAdditive: Bool) throws
  {
    let stage = LayerStage()
    let layers = [stage.addLayer(), stage.addLayer()]
    for (layer, isGeneral) in zip(layers, [false, true]) {
      withoutActions {
        layer.transform = CATransform3DMakeRotation(0.4, 1, 2, 3)
        layer.transform.m34 = -0.002
        layer.transform.m21 += 0.3
      }
      for (key, from, to) in [("scale.y", 0.5, 3.0), (part, nil, 1.25)]
        as [(String, Double?, Double)]
      {
        let animation = basic("transform.\(key)", from: from, to: to)
        animation.isAdditive = isAdditive
        // In the first cycle nothing is added up, but it takes more than a blend.
        animation.isCumulative = isGeneral
        stage.add(animation, to: layer, forKey: key + String(describing: from))
      }
    }
    for time in [0, 0.2, 0.5, 0.99, 1.5] {
      let shown = try layers.map { try stage.shown($0, at: time).transform }
      #expect(shown[0] == shown[1])
      #expect((shown[0] == layers[0].transform) == (time == 1.5))
    }
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
