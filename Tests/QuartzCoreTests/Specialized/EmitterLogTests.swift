import CoreGraphics
import DisplayList
@testable import QuartzCore
import RandomScenes
import Testing

/// What an emitter remembers of its commits, and what it shows by that (SL5).
struct `An emitter's past` {
  /// What follows the pointer commits for ever: only what particles that live were born with is kept.
  @Test(arguments: [false, true])
  func `is no longer than its particles live`(_ isAnimated: Bool) {
    let (stage, emitter) = emitterScene()
    if isAnimated {
      let animation = basic("velocity", from: 1, to: 2)
      animation.repeatCount = .infinity
      stage.add(animation, to: emitter)
      let lives = basic("lifetime", from: 1, to: 1.5)
      lives.repeatCount = .infinity
      stage.add(lives, to: emitter, forKey: "lives")
    }
    for step in 1...200 {
      withoutActions { emitter.emitterPosition.x = CGFloat(step) }
      stage.advance(to: Double(step) / 10)
    }
    // Two seconds, or three; the first goes on until the next begins.
    #expect(emitter.log.segments.count <= (isAnimated ? 32 : 22))
    #expect(stage.particles(at: 20).count >= 19)
  }

  /// Particles of a long life do not keep what others were born with.
  @Test func `has gaps where all have died`() {
    let (stage, emitter) = emitterScene([spark { $0.lifetime = 1000 }])
    stage.advance(to: 0.5)
    withoutActions { emitter.lifetime = 0.001 }
    for step in 6...100 {
      withoutActions { emitter.emitterPosition.x = CGFloat(step) }
      stage.advance(to: Double(step) / 10)
    }
    #expect(emitter.log.segments.count <= 23)
    #expect(stage.particles(at: 10.05).filter { $0.originX == 0 }.count == 5)
  }

  @Test func `keeps no animation's delegate`() {
    let (stage, emitter) = emitterScene()
    weak var listener: Listener?
    do {
      let animation = basic("velocity", from: 1, to: 2)
      let delegate = Listener()
      (animation.delegate, listener) = (delegate, delegate)
      stage.add(animation, to: emitter, forKey: "velocity")
    }
    stage.advance(to: 0.5)
    #expect(listener != nil)
    emitter.removeAnimation(forKey: "velocity")
    stage.advance(to: 0.75)
    stage.advance(to: 0.8)
    #expect(listener == nil)
    #expect(emitter.log.segments.contains { $0.course != nil })
  }

  /// A rate that cannot be, on its way when the layer is committed for the first time.
  @Test(arguments: [-1e15, 1e15, -3e38, 3e38])
  func `begins with rates of any size`(_ rate: Double) {
    let stage = LayerStage(at: 5)
    let emitter = CAEmitterLayer()
    emitter.emitterCells = [spark { $0.birthRate = Float(rate) }]
    let animation = basic("velocity", from: 1, to: 2)
    animation.repeatCount = .infinity
    emitter.add(animation, forKey: "velocity")
    _ = stage.addLayer(emitter)
    stage.advance(to: 5.5)
    #expect(stage.particles(at: 5.5).isEmpty == (rate < 0))
    let next = stage.context.nextEventTime(after: 5.5)
    #expect(next == 5.5)
  }

  nonisolated private static let looks: [(Double, Double)] = [(9, 1), (10.5, 0.5), (12, 2.5)]

  /// A frame needs no frame before it, also where animations make particles live longer and longer.
  @Test(arguments: looks)
  func `is the same whichever time was looked at before`(_ time: Double, _ step: Double) {
    func scene() -> LayerStage {
      let (stage, emitter) = emitterScene([spark { $0.lifetime = 1 }])
      let animation = basic("lifetime", from: 1, to: 10)
      animation.duration = 10
      stage.add(animation, to: emitter)
      return stage
    }
    let jumped = scene().particles(at: time)
    let stage = scene()
    var played: [ParticleSprite] = []
    for now in stride(from: 0, through: time, by: step) { played = stage.particles(at: now) }
    #expect(jumped == played)
    // Born at b one lives for 1 + 0.9 b, in ten seconds.
    let wanted = (1...Int(time * 10)).filter { number in
      let birth = Double(number) / 10
      return time - birth < (birth < 10 ? 1 + 0.9 * birth : 1)
    }
    #expect(abs(jumped.count - wanted.count) <= 1, "\(jumped.count) for \(wanted.count)")
  }

  /// The same when the animation is over and gone.
  @Test func `keeps the lives that an animation gave`() {
    let (stage, emitter) = emitterScene([spark { $0.lifetime = 1 }])
    let animation = basic("lifetime", from: 10, to: 10)
    animation.duration = 0.5
    stage.add(animation, to: emitter)
    stage.advance(to: 0.25)
    stage.advance(to: 0.55)
    stage.advance(to: 3)
    #expect(emitter.animationKeys() == nil)
    // Five of before, and ten of the last second.
    #expect(stage.particles(at: 9.05).count == 5 + 10)
    #expect(stage.particles(at: 12.05).count == 10)
  }

  /// There are more seconds between than counts are kept for: those at the beginning are counted again.
  @Test func `counts births as before after many others`() {
    let (stage, emitter) = emitterScene()
    let animation = basic("emitterPosition.x", from: 0, to: 100)
    animation.repeatCount = .infinity
    stage.add(animation, to: emitter)
    let before = stage.particles(at: 95.05)
    for minute in 2...12 { _ = stage.particles(at: Double(minute) * 60 - 0.1) }
    #expect(stage.particles(at: 95.05) == before)
  }

  /// Of 40,000 that live the youngest are shown, in the order of their births, however they were committed.
  @Test func `shows the youngest of too many`() {
    let (stage, emitter) = emitterScene([spark { ($0.birthRate, $0.lifetime) = (40_000, 1) }])
    stage.advance(to: 0.75)
    withoutActions { emitter.emitterPosition.x = 100 }
    stage.advance(to: 0.75)
    let places = stage.particles(at: 1).map(\.originX)
    #expect(places.count == 20_000)
    #expect(places.filter { $0 == 100 }.count == 10_000)
    #expect(places.first == 0 && places.last == 100)
    #expect(stage.reports.count == 1)
  }

  /// Likewise of what particles bear: that of the youngest of them, and of this the youngest.
  @Test func `shows what the youngest bear`() {
    let trail = spark { ($0.name, $0.birthRate, $0.lifetime) = ("trail", 1000, 10) }
    let rocket = spark {
      ($0.birthRate, $0.lifetime, $0.velocity) = (10, 10, 100)
      ($0.contents, $0.emitterCells) = (nil, [trail])
    }
    let places = emitterScene([rocket]).stage.particles(at: 10).map(\.originX)
    #expect(places.count == 20_000)
    // 1000 a second for each age of 0.1 s, 0.2 s … make 20,000 at 2 s.
    #expect((places.max() ?? 0) <= 201)
  }

  /// A layer whose own time has not come yet has the window wake for its first birth.
  @Test func `wakes the window when its time comes`() {
    let (stage, _) = emitterScene { $0.timeOffset = -2 }
    stage.advance(to: 0)
    #expect(abs(stage.context.nextEventTime(after: 0) - 2.1) < 1e-9)
    let (later, _) = emitterScene { $0.beginTime = 3 }
    later.advance(to: 1)
    #expect(abs(later.context.nextEventTime(after: 1) - 3.1) < 1e-9)
  }
}

private final class Listener: CAAnimationDelegate {}
