import QuartzCore
import Testing

/// Animations that run together (X7–X10, T10; peer 119, 133–135).
struct `Animation groups` {
  private func group(_ duration: Double, _ animations: [CAAnimation]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.duration = duration
    group.animations = animations
    return group
  }

  private func child(_ keyPath: String, from: Any, to: Any, duration: Double) -> CABasicAnimation {
    let animation = basic(keyPath, from: from, to: to)
    animation.duration = duration
    return animation
  }

  /// X7, peer 133: children are clipped by the group, not stretched to it.
  @Test(arguments: [(2.0, 1.0, 0.0, 0.75), (4, 0, 100, 12.5)])
  func `children are clipped`(
    _ duration: Double,
    _ from: Double,
    _ to: Double,
    _ end: Double
  ) throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let clipped = group(0.5, [child("zPosition", from: from, to: to, duration: duration)])
    clipped.fillMode = .forwards
    clipped.isRemovedOnCompletion = false
    stage.add(clipped, to: layer)
    #expect(abs(Double(try stage.shown(layer, at: 0.25).zPosition) - (from + end) / 2) < 1e-12)
    #expect(abs(Double(try stage.shown(layer, at: 3).zPosition) - end) < 1e-12)
  }

  /// X8: a child that is over shows nothing within the group, unless it fills; held at its own end it shows.
  @Test func `a child's fill mode counts within the group`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let short = child("zPosition", from: 0, to: 10, duration: 1)
    let filling = child("cornerRadius", from: 0, to: 10, duration: 1)
    filling.fillMode = .forwards
    let whole = child("borderWidth", from: 0, to: 10, duration: 2)
    let held = group(2, [short, filling, whole])
    held.fillMode = .forwards
    held.isRemovedOnCompletion = false
    stage.add(held, to: layer)
    #expect(try stage.shown(layer, at: 1.5).zPosition == 0)
    #expect(try stage.shown(layer, at: 1.5).cornerRadius == 10)
    #expect(try stage.shown(layer, at: 5).borderWidth == 10)
  }

  /// T10: begin times count from the group's start; 0 is with the group.
  @Test func `a begin time counts from the group's start`() throws {
    let stage = LayerStage(at: 10)
    let layer = stage.addLayer()
    let late = child("zPosition", from: 0, to: 10, duration: 1)
    late.beginTime = 1
    stage.add(group(2, [late]), to: layer, at: 10)
    #expect(try stage.shown(layer, at: 10.5).zPosition == 0)
    #expect(try stage.shown(layer, at: 11.5).zPosition == 5)
  }

  /// Peer 134: a child without a duration has the group's; the group's speed is the child's clock.
  @Test func `a child without a duration has the group's`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let fast = group(2, [child("zPosition", from: 0, to: 1, duration: 0)])
    fast.speed = 2
    stage.add(fast, to: layer)
    #expect(try stage.shown(layer, at: 0.25).zPosition == 0.25)
  }

  /// X9, peer 119: the group's pace, its repeats and its way back are the children's; groups nest.
  @Test func `the group's timing function, repetition and reversal apply to its children`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let inner = group(1, [child("zPosition", from: 0, to: 1, duration: 1)])
    let outer = group(1, [inner])
    outer.timingFunction = CAMediaTimingFunction(name: .easeIn)
    outer.autoreverses = true
    outer.repeatCount = 2
    stage.add(outer, to: layer)
    for time in [0.5, 1.5, 2.5, 3.5] {
      // Control points are single-precision numbers, so the curve is right to seven digits.
      #expect(abs(Double(try stage.shown(layer, at: time).zPosition) - 0.3153568126) < 1e-7)
    }
  }

  /// X10: in the array's order, each over those before it.
  @Test func `the order of the array is the order applied`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let more = child("zPosition", from: 1, to: 1, duration: 1)
    more.isAdditive = true
    let base = child("zPosition", from: 5, to: 5, duration: 1)
    stage.add(group(1, [base, more]), to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 6)
    stage.add(group(1, [more, base]), to: layer)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 5)
  }

  /// X8, peer 50, 135: only the group is heard of, once; a child that never ends ends with it.
  @Test func `only the group has notifications`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (own, other) = (AnimationListener(), AnimationListener())
    let endless = child("zPosition", from: 0, to: 1, duration: 0.1)
    endless.repeatCount = .infinity
    endless.delegate = other
    let together = group(1, [endless])
    together.delegate = own
    var completions = 0
    inTransaction {
      CATransaction.setCompletionBlock { completions += 1 }
      layer.add(together, forKey: "group")
    }
    stage.advance(to: 0.5)
    #expect(completions == 0)
    stage.advance(to: 1)
    #expect(own.heard == ["start", "finished"])
    #expect(other.heard.isEmpty)
    #expect(completions == 1)
    #expect(layer.animationKeys() == nil)
  }

  /// X9, T8: a group without a duration has the transaction's, which clips its children.
  @Test func `a group without a duration has the transaction's`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let unset = group(0, [child("zPosition", from: 0, to: 10, duration: 1)])
    stage.add(unset, to: layer)
    #expect(layer.animation(forKey: "animation")?.duration == 0.25)
    #expect(try stage.shown(layer, at: 0.125).zPosition == 1.25)
    #expect(try stage.shown(layer, at: 0.25).zPosition == 0)
  }

  /// X10: a child's open ends and its key path are those of the layer that has the group.
  @Test func `children read their key paths on the group's layer`() throws {
    let stage = LayerStage()
    let (layer, other) = (stage.addLayer(), stage.addLayer())
    withoutActions { layer.zPosition = 100 }
    let shared = group(1, [basic("zPosition", from: 0), basic("position.x", by: 10)])
    stage.add(shared, to: layer)
    stage.add(shared, to: other)
    #expect(try stage.shown(layer, at: 0.5).zPosition == 50)
    #expect(try stage.shown(layer, at: 0.5).position == CGPoint(x: 205, y: 100))
    #expect(try stage.shown(other, at: 0.5).zPosition == 0)
  }

  /// B8: neither the group nor its children can be changed from outside once added.
  @Test func `the layer's copy is deep`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let member = child("zPosition", from: 0, to: 1, duration: 0)
    let original = group(1, [member])
    stage.add(original, to: layer)
    #expect(member.duration == 0)
    let copy = try #require(layer.animation(forKey: "animation") as? CAAnimationGroup)
    #expect(copy.animations?.first !== member)
    #expect(copy.animations?.count == 1)
  }
}
