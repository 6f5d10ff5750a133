import QuartzCore
import Testing

/// Layers that are scrubbed by a slider: `speed` 0, and `timeOffset` where the slider is (T14, T17).
struct `Standing at the end` {
  /// The recorded readings: at `timeOffset == duration` the end shows, and it stays; beyond it is over.
  @Test(arguments: ["itself", "its superlayer"])
  func `a layer that stands at the end shows it`(_ who: String) throws {
    let stage = LayerStage()
    let (parent, layer) = (stage.addLayer(), CALayer())
    parent.addSublayer(layer)
    let held = who == "itself" ? layer : parent
    held.speed = 0
    CATransaction.flush()
    let listener = AnimationListener()
    let animation = basic("zPosition", from: 2, to: 8)
    animation.delegate = listener
    stage.add(animation, to: layer)
    for (place, offset) in [0.5, 1, 0.25, 1].enumerated() {
      held.timeOffset = offset
      stage.advance(to: Double(place))
      #expect(layer.frameValues.zPosition == 2 + 6 * offset)
      #expect(try #require(layer.presentation()).zPosition == 2 + 6 * offset)
    }
    #expect(layer.animationKeys() == ["animation"])
    #expect(listener.heard == ["start"])
    held.timeOffset = 1.01
    stage.advance(to: 9)
    #expect(layer.animationKeys() == nil)
    #expect(listener.heard == ["start", "finished"])
  }

  /// Repeats, cycles that come back, and groups end where they do otherwise.
  @Test func `repeats and groups stand at their ends`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.speed = 0
    CATransaction.flush()
    let back = basic("zPosition", from: 2, to: 8)
    back.autoreverses = true
    back.repeatCount = 2
    stage.add(back, to: layer, forKey: "back")
    let group = CAAnimationGroup()
    group.animations = [basic("cornerRadius", from: 0, to: 5)]
    group.animations?[0].beginTime = 3
    group.duration = 4
    stage.add(group, to: layer, forKey: "group")
    layer.timeOffset = 4
    stage.advance(to: 1)
    #expect(layer.frameValues.zPosition == 2)
    #expect(layer.frameValues.cornerRadius == 5)
  }

  /// On a clock that runs the end is over as soon as it is there (T6, T11).
  @Test func `a layer that runs is past its end there`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 2, to: 8), to: layer)
    #expect(try stage.shown(layer, at: 1).zPosition == 0)
  }
}
