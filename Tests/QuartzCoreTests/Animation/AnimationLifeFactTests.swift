import QuartzCore
import Testing

/// Notifications of an end: once, in order, and to code that changes anything meanwhile.
struct `Facts of an animation's end` {
  private func animation(_ listener: AnimationListener) -> CABasicAnimation {
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    return animation
  }

  /// R3, peer 137: for an animation that is kept the delegate is notified of the finish once, and it stays; when it is
  /// removed later, the delegate is not notified again.
  @Test func `a kept animation finishes once`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let kept = animation(listener)
    kept.isRemovedOnCompletion = false
    stage.add(kept, to: layer)
    for time in [0.5, 1, 2, 3] { stage.advance(to: time) }
    #expect(listener.heard == ["start", "finished"])
    #expect(layer.animationKeys() == ["animation"])
    layer.removeAllAnimations()
    stage.advance(to: 4)
    #expect(listener.heard == ["start", "finished"])
  }

  /// R2, peer 136: the start is notified once, however many frames and cycles follow.
  @Test func `the start is notified once`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    let repeated = animation(listener)
    repeated.repeatCount = 3
    stage.add(repeated, to: layer)
    for time in [0, 0.5, 1, 1.5, 2, 2.5] { stage.advance(to: time) }
    #expect(listener.heard == ["start"])
  }

  /// R7: at a natural end it is gone first, then its delegate hears, then the transaction's block runs.
  @Test func `removal, delegate, completion`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    var log: [String] = []
    listener.onStop = { log.append("delegate, \(layer.animationKeys()?.count ?? 0) left") }
    inTransaction {
      CATransaction.setCompletionBlock {
        log.append("completion, \(layer.animationKeys()?.count ?? 0) left")
      }
      layer.add(animation(listener), forKey: "animation")
    }
    stage.advance(to: 0.5)
    stage.advance(to: 1)
    #expect(log == ["delegate, 0 left", "completion, 0 left"])
  }

  /// Peer 139: an animation may be removed, replaced, or lose its layer inside its own callbacks.
  @Test(arguments: ["remove", "remove all", "replace", "remove the layer"])
  func `callbacks may take the animation away`(_ how: String) {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let eager = EagerListener { [weak stage] in
      switch how {
      case "remove": layer.removeAnimation(forKey: "animation")
      case "remove all": layer.removeAllAnimations()
      case "replace": layer.add(basic("opacity", from: 1, to: 0), forKey: "animation")
      default: stage?.root.sublayers = nil
      }
    }
    let first = basic("opacity", from: 0, to: 1)
    first.delegate = eager
    stage.add(first, to: layer)
    stage.advance(to: 0.5)
    stage.advance(to: 1)
    stage.advance(to: 3)
    // Taken away at its start, so it did not finish.
    #expect(eager.heard == ["start", "stopped"])
    #expect(layer.animationKeys() == nil)
  }

  /// Peer 139: at its end, too, and what the callback adds runs on its own.
  @Test func `the end may start the next`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let listener = AnimationListener()
    listener.onStop = { layer.add(basic("zPosition", from: 0, to: 10), forKey: "animation") }
    stage.add(animation(listener), to: layer)
    stage.advance(to: 1)
    #expect(listener.heard == ["start", "finished"])
    #expect(try stage.shown(layer, at: 1.5).zPosition == 5)
    stage.advance(to: 2)
    #expect(listener.heard == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
  }

  /// Peer 138: the older one ends unfinished, the newer one of the same key by itself.
  @Test func `a replacement ends the older alone`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let (old, new) = (AnimationListener(), AnimationListener())
    stage.add(animation(old), to: layer)
    stage.advance(to: 0.5)
    stage.add(animation(new), to: layer, at: 0.5)
    stage.advance(to: 1.5)
    #expect(old.heard == ["start", "stopped"])
    #expect(new.heard == ["start", "finished"])
  }

  /// X9, T8: a group without a duration has the transaction's, else a quarter of a second.
  @Test func `a group without a duration has the transaction's`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let group = CAAnimationGroup()
    group.animations = [basic("zPosition", from: 0, to: 100)]
    stage.add(group, to: layer, forKey: "plain")
    inTransaction {
      CATransaction.setAnimationDuration(0.75)
      layer.add(group, forKey: "timed")
    }
    #expect(try #require(layer.animation(forKey: "plain")).duration == 0.25)
    #expect(try #require(layer.animation(forKey: "timed")).duration == 0.75)
    stage.advance(to: 0.5)
    #expect(layer.animationKeys() == ["timed"])
  }

  /// X10: a group's animations are of the layer that holds the group, whatever the order of keys.
  @Test func `a group moves its own layer`() throws {
    let stage = LayerStage()
    let (layer, other) = (stage.addLayer(), stage.addLayer())
    let group = CAAnimationGroup()
    group.animations = [
      basic("zPosition", from: 0, to: 100), basic("position.x", from: 0, to: 10),
    ]
    group.duration = 1
    stage.add(group, to: layer)
    let shown = try stage.shown(layer, at: 0.5)
    #expect(shown.zPosition == 50 && shown.position.x == 5)
    #expect(try stage.shown(other, at: 0.5).zPosition == 0)
  }
}

/// A listener that acts at the start of its animation, and writes down what it hears.
private final class EagerListener: CAAnimationDelegate {
  private(set) var heard: [String] = []
  private let act: () -> Void

  init(_ act: @escaping () -> Void) { self.act = act }

  func animationDidStart(_ anim: CAAnimation) {
    heard.append("start")
    act()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append(flag ? "finished" : "stopped")
  }
}
