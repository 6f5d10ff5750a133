import CoreGraphics
import DisplayList
import Foundation
@testable import QuartzCore
import RandomScenes
import Testing

/// Emitter layers (SL5).
struct `Emitter layers` {
  /// SL5, peer 147.
  @Test func `begin as the field has them`() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil)
    let multipliers = [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin]
    #expect(multipliers == [1, 1, 1, 1, 1])
    #expect(layer.emitterPosition == .zero)
    #expect(layer.emitterSize == .zero)
    #expect([layer.emitterZPosition, layer.emitterDepth] == [0, 0])
    #expect(layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
    #expect(!layer.preservesDepth)
    #expect(layer.seed == 0)
  }

  @Test func `have shapes by name`() {
    let shapes: [CAEmitterLayerEmitterShape] = [
      .point, .line, .rectangle, .cuboid, .circle, .sphere,
    ]
    let names = ["point", "line", "rectangle", "cuboid", "circle", "sphere"]
    #expect(shapes.map(\.rawValue) == names)
  }

  @Test func `have modes and orders by name`() {
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    #expect(modes.map(\.rawValue) == ["points", "outline", "surface", "volume"])
    let orders: [CAEmitterLayerRenderMode] = [
      .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]
    let names = ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]
    #expect(orders.map(\.rawValue) == names)
  }

  nonisolated private static let counts: [(Double, Int)] = [
    (0.05, 0), (0.15, 1), (1.05, 10), (1.95, 19), (5.05, 20), (500.05, 20),
  ]

  /// SL5: from the layer's begin on, at a steady rate, each for as long as it lives.
  @Test(arguments: counts)
  func `bear particles at a rate, and let them die`(_ time: Double, _ count: Int) {
    #expect(emitterScene().stage.particles(at: time).count == count)
  }

  /// SL5: the simulation starts at the layer's begin time, and follows its timing.
  @Test func `go by their own time`() {
    let (stage, emitter) = emitterScene { $0.beginTime = 3 }
    #expect(stage.particles(at: 2.9).isEmpty)
    #expect(stage.particles(at: 4.05).count == 10)
    withoutActions { emitter.speed = 0.5 }
    #expect(stage.particles(at: 5.1).count == 10)
    withoutActions { (emitter.speed, emitter.timeOffset) = (0, 0.55) }
    #expect(stage.particles(at: 9).count == 5)
    #expect(stage.context.nextEventTime(after: 9) == .infinity)
  }

  /// At any time, in any order; by the seed, and otherwise alike.
  @Test func `are the same at the same time`() {
    func cells() -> [CAEmitterCell] {
      [
        spark {
          ($0.velocity, $0.velocityRange, $0.emissionRange, $0.spinRange) = (50, 40, 3, 5)
          ($0.redRange, $0.alphaSpeed, $0.lifetimeRange, $0.scaleRange) = (1, -0.3, 1, 0.5)
        }
      ]
    }
    let first = emitterScene(cells()).stage
    let forwards = [1.0, 1.5, 2.25, 40].map { first.particles(at: $0) }
    #expect([40, 2.25, 1.5, 1.0].map { first.particles(at: $0) } == forwards.reversed())
    let second = emitterScene(cells()).stage
    #expect(second.particles(at: 2.25) == forwards[2])
    let other = emitterScene(cells()) { $0.seed = 1 }.stage
    let others = other.particles(at: 2.25)
    #expect(!others.isEmpty && others != forwards[2])
  }

  /// SL5: uniform in M − R/2 … M + R/2.
  @Test func `spread values about the middle`() {
    let cell = spark {
      ($0.birthRate, $0.lifetime) = (1000, 2)
      ($0.scale, $0.scaleRange) = (2, 1)
    }
    let scales = emitterScene([cell]).stage.particles(at: 2).map(\.a)
    #expect(scales.count > 1900)
    #expect((scales.min() ?? 0) >= 1.5 && (scales.max() ?? 0) <= 2.5)
    let shares = (0..<4).map { part in
      scales.filter { Int(($0 - 1.5) * 4) == part }.count * 100 / scales.count
    }
    #expect(shares.allSatisfy { $0 >= 22 && $0 <= 28 }, "\(shares)")
  }

  /// SL5: longitude in the plane from +x, in the closed form of an even acceleration.
  @Test func `move as thrown, rotate and grow`() throws {
    let cell = spark {
      ($0.birthRate, $0.lifetime) = (1, 10)
      ($0.velocity, $0.emissionLongitude) = (100, .pi / 2)
      ($0.xAcceleration, $0.yAcceleration) = (20, -30)
      ($0.spin, $0.scale, $0.scaleSpeed) = (.pi / 4, 1, 0.5)
      $0.color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      ($0.redSpeed, $0.blueSpeed, $0.alphaSpeed) = (-0.25, 1, 0)
    }
    let (stage, _) = emitterScene([cell]) { $0.emitterPosition = CGPoint(x: 7, y: 8) }
    let shown = stage.particles(at: 3)
    let oldest = try #require(shown.first)
    #expect(shown.count == 3)
    #expect(abs(oldest.originX - 47) < 1e-9)
    #expect(abs(oldest.originY - (8 + 200 - 60)) < 1e-9)
    #expect(abs(oldest.a) < 1e-9 && abs(oldest.b - 2) < 1e-9 && abs(oldest.c + 2) < 1e-9)
    #expect(oldest.color == 0xFF80_80FF)
  }

  /// SL5: the layer's numbers multiply the cell's.
  @Test func `multiply by the layer's numbers`() throws {
    let cell = spark {
      ($0.birthRate, $0.lifetime, $0.velocity, $0.spin) = (1, 4, 10, .pi / 8)
    }
    let (stage, emitter) = emitterScene([cell]) {
      ($0.birthRate, $0.lifetime, $0.velocity, $0.scale, $0.spin) = (2, 0.5, 3, 2, 4)
    }
    let shown = stage.particles(at: 3.9)
    let oldest = try #require(shown.first)
    #expect(shown.count == 4)
    #expect(abs(oldest.originX - 30 * 1.9) < 1e-9)
    let turn = 1.9 * Double.pi / 2
    #expect(abs(oldest.a - 2 * cos(turn)) < 1e-9)
    #expect(emitter.birthRate == 2)
  }

  /// What has been born lives on when no more are.
  @Test func `let particles live on after a change`() {
    let (stage, emitter) = emitterScene()
    stage.advance(to: 1.05)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    stage.advance(to: 1.06)
    #expect(stage.particles(at: 1.5).count == 10)
    #expect(stage.particles(at: 2.55).count == 5)
    #expect(stage.particles(at: 3.5).isEmpty)
    stage.advance(to: 1.9)
    withoutActions { emitter.emitterPosition = CGPoint(x: 100, y: 0) }
    emitter.setValue(10, forKeyPath: "emitterCells.spark.birthRate")
    stage.advance(to: 1.9)
    #expect(
      stage.particles(at: 2.42).map(\.originX) == [0, 0, 0, 0, 0, 0, 100, 100, 100, 100, 100]
    )
  }

  /// Steps of 1/120 s; afterwards and before, too.
  @Test func `follow animated rates`() {
    let (stage, emitter) = emitterScene()
    let animation = basic("emitterCells.spark.birthRate", from: 0, to: 100)
    stage.add(animation, to: emitter, forKey: "rate")
    // ∫ 100 t from 0 to 1 are 50.
    #expect(stage.particles(at: 0.999).count == 49)
    #expect(stage.particles(at: 0.5).count == 12)
    stage.advance(to: 1.001)
    #expect(emitter.animationKeys() == nil)
    #expect(stage.particles(at: 1.001).count == 50)
    #expect(stage.particles(at: 1.5).count == 55)
    #expect(stage.particles(at: 5).count == 20)
  }

  @Test func `follow an animated position`() {
    let (stage, emitter) = emitterScene()
    stage.add(basic("emitterPosition.x", from: 0, to: 100), to: emitter)
    let places = stage.particles(at: 0.95).map(\.originX)
    #expect(places.count == 9)
    for (index, place) in places.enumerated() {
      #expect(abs(place - Double(index + 1) * 10) <= 100.0 / 120)
    }
  }

  /// Long after an endless animation has begun there are as many as ever, whichever time was looked at before, and no
  /// look has to make more than the steps of its minute and of its particles' lives.
  @Test func `follow an endless animation for ever, at no more cost`() throws {
    let (stage, emitter) = emitterScene()
    let animation = basic("emitterPosition.x", from: 0, to: 100)
    animation.repeatCount = .infinity
    stage.add(animation, to: emitter, forKey: "endless")
    let soon = stage.particles(at: 30.55)
    let course = try #require(emitter.log.segments.last?.course)
    let before = course.madeCount
    let late = stage.particles(at: 1_000_000.55)
    #expect(course.madeCount - before <= 62 * AnimatedCourse.steps)
    #expect(!soon.isEmpty && abs(late.count - soon.count) <= 1)
    #expect(stage.particles(at: 30.55) == soon)
    #expect(stage.particles(at: 1_000_000.55) == late)
    // Over the end of a minute none is missed: two seconds' particles live.
    #expect(abs(stage.particles(at: 60.05).count - soon.count) <= 1)
  }

  /// SL5.
  @Test func `are drawn above background and border, and cut only where the layer masks`() {
    let (stage, emitter) = emitterScene {
      $0.backgroundColor = .black
      ($0.borderWidth, $0.borderColor) = (2, .white)
      $0.addSublayer(CALayer())
    }
    withoutActions { emitter.sublayers?.first?.backgroundColor = .white }
    _ = stage.particles(at: 1)
    func kinds() -> [String] {
      let text = stage.context.displayList(at: 1, scale: 1).description
      return text.split(separator: "\n").map { line in
        line.split(separator: " ").first.map(String.init) ?? ""
      }
    }
    #expect(kinds() == ["fill", "border", "particles"])
    withoutActions { emitter.masksToBounds = true }
    CATransaction.flush()
    #expect(kinds() == ["fill", "border", "group", "particles", "end"])
  }

  @Test func `are in the order of their ages, or depths`() {
    func order(_ mode: CAEmitterLayerRenderMode) -> [Double] {
      let near = spark { ($0.birthRate, $0.velocity, $0.emissionLatitude) = (1, 10, .pi / 2) }
      let far = spark {
        ($0.name, $0.birthRate, $0.velocity, $0.emissionLatitude) = ("far", 1, 10, -.pi / 2)
        ($0.scale, $0.lifetime) = (2, 2)
        $0.beginTime = 0.25
      }
      return emitterScene([near, far]) { $0.renderMode = mode }.stage.particles(at: 2.5).map(\.a)
    }
    #expect(order(.oldestFirst) == [1, 2, 1, 2])
    #expect(order(.oldestLast) == [2, 1, 2, 1])
    #expect(order(.backToFront) == [2, 2, 1, 1])
  }

  @Test func `add their colors where they are asked to`() {
    let (stage, _) = emitterScene { $0.renderMode = .additive }
    CATransaction.flush()
    for case .particles(let item) in stage.context.displayList(at: 1, scale: 1).items {
      #expect(item.field.adds)
    }
    #expect(stage.particles(at: 1).count == 10)
  }

  /// SL5: sub-cells emit from each particle, relative to its direction.
  @Test func `emit from each particle on its way`() throws {
    let trail = spark {
      ($0.name, $0.birthRate, $0.lifetime, $0.velocity) = ("trail", 4, 0.5, 100)
      $0.emissionLongitude = .pi
    }
    let rocket = spark {
      ($0.birthRate, $0.lifetime, $0.velocity) = (1, 1, 40)
      $0.emissionLongitude = .pi / 2
      $0.contents = nil
      $0.emitterCells = [trail]
    }
    let (stage, emitter) = emitterScene([rocket])
    // The rocket is born at 1; its trail 0.25 s, 0.5 s … later, and that lives for half a second.
    let shown = stage.particles(at: 1.6)
    let places = shown.map { ($0.originY * 1000).rounded() / 1000 }.sorted()
    let expected: [Double] = [10 - 35, 20 - 10]
    #expect(places == expected)
    #expect(shown.allSatisfy { abs($0.originX) < 1e-9 })
    emitter.setValue(0, forKeyPath: "emitterCells.spark.emitterCells.trail.birthRate")
    #expect(stage.particles(at: 1.6).isEmpty)
    let rate = emitter.value(forKeyPath: "emitterCells.spark.emitterCells.trail.birthRate")
    #expect(rate as? CGFloat == 0)
  }

  /// Cells have times of their own: a burst that is over, one that is late.
  @Test func `keep to their cells' times`() {
    let cell = spark { ($0.beginTime, $0.duration, $0.lifetime) = (1, 0.5, 1) }
    let stage = emitterScene([cell]).stage
    #expect([0.9, 1.35, 2.05, 2.35, 2.7].map { stage.particles(at: $0).count } == [0, 3, 5, 2, 0])
  }

  /// The window sleeps before the first birth, and after the last death; frames go on in between.
  @Test func `let the window sleep`() {
    let cell = spark { ($0.beginTime, $0.duration, $0.lifetime) = (5, 0.25, 1) }
    let (stage, emitter) = emitterScene([cell])
    stage.advance(to: 1)
    #expect(abs(stage.context.nextEventTime(after: 1) - 5.1) < 1e-9)
    stage.advance(to: 5.15)
    #expect(stage.context.nextEventTime(after: 5.15) == 5.15)
    stage.advance(to: 6.15)
    #expect(stage.context.nextEventTime(after: 6.15) == 6.15)
    stage.advance(to: 6.3)
    #expect(stage.context.nextEventTime(after: 6.3) == .infinity)
    var change = stage.context.frame.retained.change
    #expect(change == .patched)
    stage.advance(to: 7)
    change = stage.context.frame.retained.change
    #expect(change == .none)
    withoutActions { emitter.emitterCells = [spark()] }
    stage.advance(to: 7)
    #expect(abs(stage.context.nextEventTime(after: 7) - 7.1) < 1e-9)
    stage.advance(to: 7.15)
    #expect(stage.context.nextEventTime(after: 7.15) == 7.15)
    withoutActions { emitter.isHidden = true }
    stage.advance(to: 7.2)
    #expect(stage.context.nextEventTime(after: 7.2) == .infinity)
    emitter.removeFromSuperlayer()
    stage.advance(to: 8)
    #expect(stage.context.nextEventTime(after: 8) == .infinity)
  }

  @Test func `animate by themselves`() {
    let (_, emitter) = emitterScene()
    inTransaction {
      (emitter.birthRate, emitter.lifetime, emitter.velocity) = (2, 2, 2)
      (emitter.scale, emitter.spin, emitter.seed) = (2, 2, 7)
      emitter.emitterPosition = CGPoint(x: 9, y: 9)
      (emitter.emitterZPosition, emitter.emitterDepth) = (1, 1)
      emitter.emitterSize = CGSize(width: 3, height: 3)
      (emitter.emitterShape, emitter.emitterMode) = (.line, .outline)
      emitter.renderMode = .additive
      emitter.setValue(3, forKeyPath: "emitterCells.spark.birthRate")
    }
    CATransaction.flush()
    let keys: Set = [
      "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition", "emitterZPosition",
      "emitterDepth", "emitterSize",
    ]
    #expect(Set(emitter.animationKeys() ?? []) == keys)
    #expect(emitter.seed == 7)
  }

  /// By the layer's `sublayerTransform`, and where they keep their depth by that of its superlayer.
  @Test(arguments: [false, true])
  func `are seen in perspective`(_ preservesDepth: Bool) throws {
    let (stage, emitter) = emitterScene {
      $0.emitterPosition = CGPoint(x: 80, y: 25)
      ($0.emitterZPosition, $0.preservesDepth) = (50, preservesDepth)
    }
    var seen = CATransform3DIdentity
    seen.m34 = -1 / 100
    withoutActions {
      if preservesDepth {
        stage.root.sublayerTransform = seen
      } else {
        emitter.sublayerTransform = seen
      }
    }
    // From half as far away all is twice as large, about the middle of who sees.
    let shown = stage.particles(at: 1)
    let sprite = try #require(shown.first)
    #expect(abs(sprite.a - 2) < 1e-9 && abs(sprite.d - 2) < 1e-9)
    let middle = preservesDepth ? 200.0 : 50
    let place = preservesDepth ? 150.0 + 80 : 80
    #expect(abs(sprite.originX - (middle + 2 * (place - middle))) < 1e-9)
  }

  @Test func `show particles in each copy of a replicator`() {
    let (stage, emitter) = emitterScene()
    let replicator = CAReplicatorLayer()
    withoutActions {
      (replicator.instanceCount, replicator.instanceDelay) = (2, 1)
      stage.root.addSublayer(replicator)
      replicator.addSublayer(emitter)
    }
    CATransaction.flush()
    var counts: [Int] = []
    for case .particles(let item) in stage.context.displayList(at: 1.55, scale: 1).items {
      counts.append(item.field.sprites.count)
    }
    #expect(counts == [15, 5])
  }
}
