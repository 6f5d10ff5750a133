import CoreGraphics
import QuartzCore
import RandomScenes
import Testing

/// Plain animations are evaluated by a way of their own in a frame: it shows what presentation copies do,
/// to the last bit, however the animations are timed and whatever lies over each other.
struct `Plain animations in a frame` {
  /// T2–T11, T20, B3, B4: random plain animations, at times before, inside and after them, and back again.
  @Test(arguments: Seeds.first(60))
  func `a frame shows what a presentation copy does`(_ seed: UInt64) throws {
    let stage = LayerStage()
    var random = Seeded(seed)
    let layers = (0..<6).map { _ in stage.addLayer() }
    for layer in layers {
      for index in 0...random.index(below: 4) {
        layer.add(animation(&random), forKey: "\(index)")
      }
    }
    CATransaction.flush()
    for _ in 0..<30 {
      let time = random.number(-1...5)
      MediaClock.set(time)
      stage.context.updateFrame(at: time, scale: 1)
      for layer in layers {
        let shown = try #require(layer.presentation()).values
        let inFrame = layer.frameValues
        for property in LayerProperty.allCases {
          #expect(shown[property] == inFrame[property], "\(property) at \(time)")
        }
      }
    }
  }

  private func animation(_ random: inout Seeded) -> CABasicAnimation {
    let paths = ["position", "bounds", "opacity", "cornerRadius", "zPosition"]
    let path = paths[random.index(below: paths.count)]
    let isSpring = random.index(below: 4) == 0
    let animation = isSpring ? CASpringAnimation(keyPath: path) : CABasicAnimation(keyPath: path)
    if random.flag() { animation.fromValue = value(of: path, &random) }
    if random.flag() { animation.toValue = value(of: path, &random) }
    animation.isAdditive = random.index(below: 3) == 0
    animation.isRemovedOnCompletion = false
    let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    animation.fillMode = modes[random.index(below: modes.count)]
    animation.beginTime = random.flag() ? 0 : random.number(0.1...2)
    animation.duration = random.number(0.2...2)
    animation.speed = [1, 1, 1, 2, 0.5, -1][random.index(below: 6)]
    animation.timeOffset = random.index(below: 4) == 0 ? random.number(0...1) : 0
    animation.repeatCount = random.flag() ? 0 : Float(random.number(0.5...3))
    animation.autoreverses = random.flag()
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .default]
    if random.flag() { animation.timingFunction = .init(name: names[random.index(below: 4)]) }
    return animation
  }

  private func value(of path: String, _ random: inout Seeded) -> Any {
    let (a, b) = (random.number(0...100), random.number(0...100))
    return switch path {
    case "position": CGPoint(x: a, y: b)
    case "bounds": CGRect(x: a, y: b, width: b, height: a)
    default: a
    }
  }

  /// B4, R4: an end that is beyond all numbers leaves the model's value, not the last frame's.
  @Test func `what is no number leaves the model's value`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 0, y: 0)
    animation.toValue = CGPoint(x: 1e308, y: 1e308)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2)
    animation.isAdditive = true
    stage.add(animation, to: layer)
    for (time, isNumber) in [(0.01, true), (0.02, true), (0.95, false)] {
      MediaClock.set(time)
      stage.context.updateFrame(at: time, scale: 1)
      #expect((layer.frameValues.position != CGPoint(x: 200, y: 100)) == isNumber, "at \(time)")
    }
  }

  /// T15, T18: what is known of a layer's clock holds until a layer above gets another one, or another layer
  /// comes to be above it.
  @Test func `a clock above that changes is seen by the next frame`() {
    let stage = LayerStage()
    let (slow, layer) = (stage.addLayer(), CALayer())
    slow.addSublayer(layer)
    CATransaction.flush()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    func depth(at time: Double) -> Double {
      stage.context.updateFrame(at: time, scale: 1)
      return layer.frameValues.zPosition
    }
    #expect(depth(at: 0.25) == 25)
    #expect(depth(at: 0.5) == 50)
    slow.speed = 0.5
    CATransaction.flush()
    #expect(depth(at: 0.5) == 25)
    #expect(depth(at: 0.75) == 37.5)
    withoutActions { stage.root.addSublayer(layer) }
    CATransaction.flush()
    #expect(depth(at: 0.75) == 75)
  }

  /// What runs below a window's root goes on when the root has been below another layer for a while.
  @Test func `a root that was away shows its sublayers' animations`() {
    let stage = LayerStage()
    let (layer, other) = (stage.addLayer(), CALayer())
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    stage.advance(to: 0.25)
    other.addSublayer(stage.root)
    CATransaction.flush()
    stage.root.removeFromSuperlayer()
    layer.add(basic("zPosition", from: 0, to: 100), forKey: "again")
    CATransaction.flush()
    stage.context.updateFrame(at: 0.75, scale: 1)
    #expect(layer.frameValues.zPosition == 50)
  }

  /// KP4: a layer that was reached by name before its first commit shows its own values after it.
  @Test func `what came since the commit is not reached yet`() {
    let stage = LayerStage()
    let (layer, sublayer) = (stage.addLayer(), CALayer())
    sublayer.name = "part"
    layer.addSublayer(sublayer)
    CATransaction.flush()
    let animation = CABasicAnimation(keyPath: "sublayers.part.zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    stage.add(animation, to: layer)
    let late = CALayer()
    late.name = "part"
    sublayer.removeFromSuperlayer()
    layer.addSublayer(late)
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(late.animations.shown == nil)
    CATransaction.flush()
    stage.context.updateFrame(at: 0.5, scale: 1)
    #expect(late.frameValues.zPosition == 50)
  }
}
