import QuartzCore
import Testing

/// Callbacks that change what they are called about, and ends without warning (R3–R8, TR8–TR10).
struct `Callbacks` {
  /// R4: a start that takes its own animation, its layer or the whole tree away.
  @Test(arguments: ["animation", "all", "layer", "superlayer", "sublayers"])
  func `removing inside a start`(_ what: String) {
    let stage = LayerStage()
    let (parent, layer, sibling) = (stage.addLayer(), CALayer(), CALayer())
    parent.sublayers = [layer, sibling]
    CATransaction.flush()
    let (listener, other) = (Listener(), Listener())
    listener.onStart = {
      switch what {
      case "animation": layer.removeAnimation(forKey: "animation")
      case "all": layer.removeAllAnimations()
      case "layer": layer.removeFromSuperlayer()
      case "superlayer": parent.removeFromSuperlayer()
      default: parent.sublayers = nil
      }
    }
    add(to: layer, telling: listener)
    add(to: sibling, telling: other)
    stage.advance(to: 0.5)
    #expect(listener.heard == ["start", "stopped"])
    #expect(other.heard.first == "start")
    stage.advance(to: 2)
    let isOtherGone = what == "superlayer" || what == "sublayers"
    #expect(other.heard == ["start", isOtherGone ? "stopped" : "finished"])
    #expect(layer.animationKeys() == nil && sibling.animationKeys() == nil)
  }

  /// R3: what one stop takes away has stopped as well, though its end may have come in the same frame.
  @Test func `removing inside a stop`() {
    let stage = LayerStage()
    let (a, b) = (stage.addLayer(), stage.addLayer())
    let (first, second) = (Listener(), Listener())
    first.onStop = {
      b.removeAllAnimations()
      a.removeFromSuperlayer()
      add(to: a, telling: first)
      first.onStop = {}
    }
    add(to: a, telling: first)
    add(to: b, telling: second)
    CATransaction.flush()
    stage.advance(to: 5)
    #expect(first.heard == ["start", "finished", "stopped"])
    #expect(second.heard == ["start", "finished"])
    #expect(a.animationKeys() == nil && b.animationKeys() == nil)
  }

  /// TR8, TR9: the changes before and after the flush both get to the screen; no block runs twice.
  @Test func `flushing inside a completion block`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var log: [String] = []
    inTransaction {
      CATransaction.setCompletionBlock {
        log.append("outer")
        withoutActions { layer.zPosition = 1 }
        CATransaction.flush()
        log.append("\(layer.presentation()?.zPosition ?? -1)")
        inTransaction {
          CATransaction.setCompletionBlock {
            log.append("inner")
            CATransaction.flush()
          }
          CATransaction.flush()
        }
        withoutActions { layer.zPosition = 2 }
      }
      layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
    }
    stage.advance(to: 1)
    #expect(log == ["outer", "1.0", "inner"])
    #expect(layer.presentation()?.zPosition == 2)
  }

  /// R8: a completion block that starts the next animation, again and again, on a layer that has left the
  /// screen, where each ends at once: the run loop gets its turn in between.
  @Test func `a block that goes on for ever`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    var isOver = false
    func turn() {
      count += 1
      if isOver { return }
      inTransaction {
        CATransaction.setCompletionBlock { turn() }
        layer.add(basic("opacity", from: 0, to: 1), forKey: "turn")
      }
    }
    turn()
    for time in 1...3 { stage.advance(to: Double(time)) }
    #expect(count == 4)
    layer.removeFromSuperlayer()
    CATransaction.flush()
    // What it adds in no window waits there until it is taken away.
    #expect(count == 5)
    CATransaction.flush()
    #expect(count == 5)
    isOver = true
    layer.removeAllAnimations()
    for _ in 0..<3 { CATransaction.flush() }
    #expect(count == 6)
  }

  /// R5, R8: a layer whose last owner releases it while it animates ends with the next commit.
  @Test func `letting go of a layer while it animates`() {
    let stage = LayerStage()
    let listener = Listener()
    var count = 0
    weak var layer: CALayer?
    do {
      let animated = stage.addLayer()
      layer = animated
      inTransaction {
        CATransaction.setCompletionBlock { count += 1 }
        add(to: animated, telling: listener)
      }
      stage.advance(to: 0.5)
    }
    #expect(layer != nil)
    layer?.removeFromSuperlayer()
    stage.advance(to: 0.6)
    #expect(layer == nil)
    #expect(listener.heard == ["start", "stopped"])
    #expect(count == 1)
    stage.advance(to: 9)
    #expect(listener.heard.count == 2 && count == 1)
  }

  /// R8: a window that is freed takes its layers off screen, also those that other code keeps.
  @Test(arguments: [true, false])
  func `letting go of a window while its layers animate`(_ isRootKept: Bool) throws {
    _ = LayerStage()
    let listener = Listener()
    var count = 0
    let layer = CALayer()
    var root: CALayer? = CALayer()
    var context: LayerContext? = LayerContext(root: try #require(root))
    root?.addSublayer(layer)
    inTransaction {
      CATransaction.setCompletionBlock { count += 1 }
      add(to: layer, telling: listener)
    }
    CATransaction.flush()
    context?.updateFrame(at: 0.5, scale: 1)
    context?.finishFrame(at: 0.5)
    #expect(listener.heard == ["start"])
    context = nil
    if !isRootKept { root = nil }
    CATransaction.flush()
    #expect(listener.heard == ["start", "stopped"])
    #expect(count == 1)
    #expect(layer.presentation() == nil)
    #expect(layer.animationKeys() == nil)
  }

  /// R5: with an animation goes the last reference to its delegate, whose end changes the same layer.
  @Test func `a delegate whose end removes animations`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.delegate = FarewellListener(layer)
    stage.add(animation, to: layer, forKey: "kept")
    animation.delegate = nil
    stage.add(rise(), to: layer, forKey: "other")
    stage.advance(to: 0.5)
    layer.removeAnimation(forKey: "other")
    stage.add(rise(), to: layer, forKey: "other", at: 0.5)
    stage.advance(to: 1.2)
    layer.removeAnimation(forKey: "kept")
    #expect(layer.animationKeys() == ["zPosition"])
    stage.advance(to: 1.3)
    stage.advance(to: 3)
    #expect(layer.animationKeys() == nil)
    #expect(layer.zPosition == 3)
  }

  /// R5: the same of animations that only late copies still show: taken away, or come to their end there.
  @Test(arguments: [true, false])
  func `a delegate whose end removes animations that copies show`(_ isRemoved: Bool) {
    let stage = LayerStage()
    let replicator = stage.addLayer(CAReplicatorLayer())
    let layer = CALayer()
    withoutActions {
      (replicator.instanceCount, replicator.instanceDelay) = (2, 1)
      replicator.addSublayer(layer)
    }
    stage.advance(to: 0)
    for key in ["opacity", "borderWidth"] {
      let animation = basic(key, from: 0, to: 1)
      animation.delegate = FarewellListener(layer)
      stage.add(animation, to: layer, forKey: key)
    }
    stage.advance(to: 0.5)
    stage.advance(to: 1.5)
    #expect(layer.animationKeys() == nil && layer.zPosition == 0)
    if isRemoved { layer.removeAllAnimations() }
    stage.advance(to: 2.5)
    #expect(layer.zPosition == 3)
  }
}

private func add(to layer: CALayer, telling listener: Listener) {
  let animation = basic("opacity", from: 0, to: 1)
  animation.delegate = listener
  layer.add(animation, forKey: "animation")
}

/// A delegate that writes down what it hears, and does something then.
private final class Listener: CAAnimationDelegate {
  private(set) var heard: [String] = []
  var onStart: () -> Void = {}
  var onStop: () -> Void = {}

  func animationDidStart(_ anim: CAAnimation) {
    heard.append("start")
    onStart()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append(flag ? "finished" : "stopped")
    onStop()
  }
}

/// A delegate that changes its layer when it ends.
private final class FarewellListener: CAAnimationDelegate {
  private weak var layer: CALayer?

  init(_ layer: CALayer) { self.layer = layer }

  isolated deinit {
    layer?.removeAllAnimations()
    layer?.zPosition = 3
  }
}
