import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Any value under any key: nothing traps, a report comes once, and the next frame can be made (KP7).
struct `Any value under any key` {
  private static let layers: [() -> CALayer] = [
    { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CAReplicatorLayer() },
    { CAEmitterLayer() }, { CATextLayer() }, { CATiledLayer() }, { CAScrollLayer() },
    { CATransformLayer() },
  ]
  private static let animations: [() -> CAAnimation] = [
    { CAAnimation() }, { CAPropertyAnimation() }, { CABasicAnimation() }, { CASpringAnimation() },
    { CAKeyframeAnimation() }, { CAAnimationGroup() }, { CATransition() },
  ]
  /// Parts of values, of which each key has some or none.
  private static let parts = [
    "x", "z", "origin", "origin.x", "size", "size.width", "width", "m11", "rotation", "rotation.y",
    "scale", "scale.xy", "translation", "translation.x", "opacity", "@count", "nothing", "",
  ]

  /// Values of each type that a key of a layer, an animation or a cell has, and of types that none has.
  private static func things(_ subject: NSObject) -> [Any?] {
    BadValues.things + [
      0, Int.max, 0.5, Float(0.5), "linear", NSString(string: "text"), Date(), Data([1]),
      CGVector(dx: 1, dy: 1), CGAffineTransform(scaleX: 2, y: 2), CALayer(), [CALayer()],
      [CALayer(), 3] as [Any], [] as [Any], ["a", "b"], [0, 0.5, 1] as [NSNumber],
      [2, -1, Double.nan], [[1], [2]], [CGColor.red], ["a": CABasicAnimation()], Set([1]),
      CABasicAnimation(keyPath: "opacity"), [CABasicAnimation(keyPath: "opacity")],
      CAMediaTimingFunction(name: .easeIn), [CAMediaTimingFunction(name: .easeIn)],
      CAValueFunction(name: .rotateZ), CAEmitterCell(), [CAEmitterCell()],
      CAConstraintLayoutManager(), NSAttributedString(string: "text"), NSObject(), subject,
      Optional<Any>.some(Optional<Int>.none as Any) as Any, { () -> Void in }, (1, 2),
    ]
  }

  private static func keys(of layer: CALayer) -> [String] {
    layer.plainKeys + type(of: layer).keys.keys.sorted() + ["isHidden", "own", "", "."]
  }

  @Test(arguments: 0..<9) func `of a layer`(_ index: Int) throws {
    let stage = LayerStage()
    var time = 0.0
    for key in Self.keys(of: Self.layers[index]()) {
      let layer = stage.addLayer(Self.layers[index](), named: "card")
      layer.addSublayer(CALayer())
      var reports: [Int] = []
      for _ in 0..<2 {
        for thing in Self.things(layer) {
          layer.setValue(thing, forKey: key)
          layer.setValue(thing, forKeyPath: key)
          _ = (layer.value(forKey: key), layer.value(forKeyPath: key))
          layer.name = "card"
        }
        reports.append(stage.reports.count)
      }
      #expect(reports[0] == reports[1], "\(key): \(stage.reports.suffix(3))")
      time += 0.01
      stage.advance(to: time)
      #expect(stage.root.presentation() != nil)
      stage.root.sublayers = nil
    }
  }

  @Test func `of a part of a layer's value`() {
    #expect(Self.layers.count == 9 && Self.animations.count == 7)
    let stage = LayerStage()
    var time = 0.0
    for key in Self.keys(of: CALayer()) {
      for part in Self.parts {
        let layer = stage.addLayer(named: "card")
        layer.mask = CALayer()
        for thing in Self.things(layer) {
          layer.setValue(thing, forKeyPath: "\(key).\(part)")
          _ = layer.value(forKeyPath: "\(key).\(part)")
        }
      }
      time += 0.01
      stage.advance(to: time)
      stage.root.sublayers = nil
    }
    #expect(stage.root.presentation() != nil)
  }

  @Test(arguments: 0..<7) func `of an animation`(_ index: Int) {
    let stage = LayerStage()
    var time = 0.0
    let keys = type(of: Self.animations[index]()).keys.keys.sorted() + ["own", "", "fromValue.x"]
    for key in keys {
      let layer = stage.addLayer(named: "card")
      for number in Self.things(layer).indices {
        let animation = Self.animations[index]()
        (animation as? CAPropertyAnimation)?.keyPath = "position"
        (animation as? CABasicAnimation)?.toValue = CGPoint(x: 3, y: 4)
        (animation as? CAKeyframeAnimation)?.values = [CGPoint.zero, CGPoint(x: 3, y: 4)]
        animation.duration = 1
        animation.setValue(Self.things(animation)[number], forKey: key)
        animation.setValue(Self.things(animation)[number], forKeyPath: key)
        _ = animation.value(forKeyPath: key)
        layer.add(animation, forKey: nil)
      }
      for _ in 0..<2 {
        time += 0.01
        stage.advance(to: time)
        #expect(stage.root.presentation() != nil)
      }
      stage.root.sublayers = nil
    }
  }

  @Test func `of an emitter's cell, and of a transaction`() {
    let stage = LayerStage()
    for key in CAEmitterCell().plainKeys + ["own", "color.x", ""] {
      let emitter = stage.addLayer(CAEmitterLayer(), named: "card")
      for thing in Self.things(emitter) {
        let cell = CAEmitterCell()
        cell.setValue(thing, forKey: key)
        cell.setValue(thing, forKeyPath: key)
        _ = cell.value(forKeyPath: key)
        emitter.emitterCells = [cell]
        CATransaction.setValue(thing, forKey: key)
      }
      stage.root.sublayers = nil
    }
    for key in ["animationDuration", "disableActions", "animationTimingFunction"] {
      for thing in Self.things(stage.root) {
        inTransaction { CATransaction.setValue(thing, forKey: key) }
      }
    }
    stage.advance(to: 1)
    #expect(stage.root.presentation() != nil)
  }

  @Test func `as the ends and keyframes of an animation`() {
    let stage = LayerStage()
    var time = 0.0
    let layers = Self.layers.map { $0() }
    for key in Set(layers.flatMap { Self.keys(of: $0) }).sorted() + ["transform.scale", "bounds.x"]
    {
      let layer = stage.addLayer(named: "card")
      let things = Self.things(layer)
      for (number, thing) in things.enumerated() {
        let basic = CABasicAnimation(keyPath: key)
        basic.fromValue = thing
        basic.toValue = things[(number * 7 + 3) % things.count]
        basic.byValue = number % 3 == 0 ? thing : nil
        basic.isAdditive = number % 2 == 0
        let frames = CAKeyframeAnimation(keyPath: key)
        frames.values = [thing ?? NSNull(), thing ?? NSNull(), 3]
        frames.keyTimes = [0, 0.7, 0.2]
        for animation in [basic, frames] {
          animation.duration = 1
          layer.add(animation, forKey: nil)
        }
      }
      for _ in 0..<2 {
        time += 0.01
        stage.advance(to: time)
        #expect(stage.root.presentation() != nil)
      }
      stage.root.sublayers = nil
    }
  }
}
