import QuartzCore
import Testing

/// Layers' clocks (T15–T18; peer 58–64, 73, 75).
struct `Layer time` {
  /// A layer with a clock, in `parent`.
  private func clock(
    _ speed: Float,
    offset: Double,
    begin: Double = 0,
    in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.speed = speed
    layer.timeOffset = offset
    layer.beginTime = begin
    parent?.addSublayer(layer)
    return layer
  }

  /// Peer 64, T7.
  @Test func `a layer's timing has its defaults`() {
    let layer = CALayer()
    #expect(layer.beginTime == 0 && layer.timeOffset == 0)
    #expect(layer.duration == .infinity)
    #expect(layer.speed == 1)
    #expect(layer.repeatCount == 0 && layer.repeatDuration == 0)
    #expect(!layer.autoreverses)
    #expect(layer.fillMode == .removed)
  }

  /// T18 rows 1 and 2, peer 58.
  @Test func `speed and offset convert`() {
    let root = clock(2, offset: 3)
    let child = clock(4, offset: 5, in: root)
    #expect(child.convertTime(10, from: root) == 45)
    #expect(root.convertTime(10, from: child) == 1.25)
    #expect(root.convertTime(10, to: child) == 45)
    #expect(child.convertTime(10, to: root) == 1.25)
    #expect(child.convertTime(10, from: child) == 10)
  }

  /// T18 rows 3 and 4, peer 59, 63: `nil` is the global time.
  @Test func `begin times convert, and nil is the global time`() {
    let root = clock(2, offset: 3, begin: 1)
    let child = clock(4, offset: 5, begin: 6, in: root)
    #expect(root.convertTime(10, from: nil) == 21)
    #expect(root.convertTime(10, to: nil) == 4.5)
    #expect(child.convertTime(10, from: nil) == 65)
    #expect(child.convertTime(10, to: nil) == 3.125)
  }

  /// T18 row 5, peer 60: siblings meet in their parent; before a layer's begin its time is 0.
  @Test func `siblings convert through their parent`() {
    let root = clock(2, offset: 3, begin: 1)
    let first = clock(4, offset: 5, begin: 6, in: root)
    let second = clock(0.5, offset: 7, begin: 8, in: root)
    #expect(first.convertTime(10, from: root) == 21)
    #expect(root.convertTime(10, from: first) == 7.25)
    #expect(second.convertTime(10, from: first) == 0)
    #expect(first.convertTime(10, from: second) == 37)
  }

  /// T18 row 6, peer 61.
  @Test(arguments: [(7.0, 0.0), (8, 7), (10, 8)])
  func `before its begin a layer's time is 0`(_ time: Double, _ local: Double) {
    let root = clock(1, offset: 0)
    let child = clock(0.5, offset: 7, begin: 8, in: root)
    #expect(child.convertTime(time, from: root) == local)
  }

  /// T18 row 7, peer 62: a layer that stands still, both ways.
  @Test func `a layer that stands still is at its offset`() {
    let root = clock(2, offset: 3, begin: 1)
    let child = clock(0, offset: 7, in: root)
    #expect(child.convertTime(10, from: root) == 7)
    #expect(child.convertTime(-5, from: root) == 7)
    #expect(root.convertTime(10, from: child) == 0)
    #expect(child.convertTime(10, to: nil) == -0.5)
  }

  /// T15, peer 73: a layer's speed is its sublayers' too.
  @Test func `a layer's speed runs its sublayers' animations`() throws {
    let stage = LayerStage()
    let (parent, layer) = (stage.addLayer(), CALayer())
    parent.addSublayer(layer)
    parent.speed = 2
    CATransaction.flush()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    #expect(try stage.shown(layer, at: 0.25).zPosition == 50)
    stage.advance(to: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  /// Peer 73: standing still, an animation does not end.
  @Test func `a layer that stands still keeps its animations`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    layer.speed = 0
    stage.advance(to: 1000)
    #expect(layer.animationKeys() == ["animation"])
  }

  /// T16: Apple's pause and resume, in its exact order of steps.
  @Test func `a layer pauses and resumes where it was`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("zPosition", from: 0, to: 100)
    animation.duration = 10
    stage.add(animation, to: layer, at: 20)
    MediaClock.set(22)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 22).zPosition == 20)
    #expect(try stage.shown(layer, at: 50).zPosition == 20)
    let resumed = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - resumed
    CATransaction.flush()
    #expect(try stage.shown(layer, at: 50).zPosition == 20)
    #expect(try stage.shown(layer, at: 53).zPosition == 50)
    stage.advance(to: 58)
    #expect(layer.animationKeys() == nil)
  }

  /// T17, peer 75: at speed 0 the offset is the time, forwards and backwards.
  @Test func `an offset scrubs`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    layer.speed = 0
    stage.add(basic("zPosition", from: 0, to: 100), to: layer)
    for (offset, value) in [(0.25, 25.0), (0.75, 75), (0.5, 50)] {
      layer.timeOffset = offset
      #expect(try stage.shown(layer, at: 3).zPosition == CGFloat(value))
    }
  }

  /// T9: a begin time is in the layer's time.
  @Test func `a begin time is in the layer's time`() throws {
    let stage = LayerStage(at: 100)
    let layer = stage.addLayer()
    layer.timeOffset = -90
    let animation = basic("zPosition", from: 0, to: 100)
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 2
    animation.fillMode = .backwards
    #expect(animation.beginTime == 12)
    stage.add(animation, to: layer, at: 100)
    #expect(try stage.shown(layer, at: 101).zPosition == 0)
    #expect(try stage.shown(layer, at: 102.5).zPosition == 50)
  }

  /// T19: the set clock is what the scene reads.
  @Test func `the media clock can be set`() {
    MediaClock.set(12.5)
    #expect(CACurrentMediaTime() == 12.5)
    MediaClock.set(nil)
    let first = CACurrentMediaTime()
    #expect(first > 0)
    #expect(CACurrentMediaTime() >= first)
    MediaClock.set(0)
  }
}
