import CoreGraphics
package import DisplayList

/// A tree that is on show: the root layer of a window, and what the engine keeps for it.
///
/// The stage asks it for each frame by time; it never reads a clock.
@MainActor
package final class LayerContext {
  package let root: CALayer
  /// Called when a commit changed something, so that a frame is due.
  package var onNeedsFrame: (() -> Void)?
  /// Whether something was committed since the last frame was built.
  package private(set) var needsFrame = true
  /// The last frame's picture, and how it differs from the one before.
  package private(set) var frame = RetainedFrame()

  /// Whether what is at rest is moved to whole pixels, for crisp edges and text; default false.
  ///
  /// At rest is what no animation moves, nor any layer above it. Who moves layers without animations, frame by
  /// frame, says so here, as they would jump from pixel to pixel.
  package var snapsToPixels = false

  /// Whether a frame has all tiles that it shows drawn before it, default true; else they come when they are
  /// ready, which is for a window that somebody is looking at.
  package var waitsForTiles = true

  private let animated: AnimatedLayers
  /// Emitters that have been committed.
  private var emitters: [CAEmitterLayer] = []
  /// Layers that were committed, or reached by name, since the last frame.
  private var changed: [CALayer] = []
  /// Whether layers have come, gone or changed places since the last frame.
  private var isRestructured = true
  /// The number of the newest frame, so that a layer can tell what it has computed for it.
  private var frameNumber = 0
  /// Tells this context from all others, which is never 0.
  let number: Int

  package init(root: CALayer) {
    self.root = root
    number = Engine.current.numbers.nextContext()
    animated = AnimatedLayers(of: number)
    root.tree.context = self
    Engine.current.display.noteMove()
    root.setNeedsCommit()
    root.visibilityDidChange()
  }

  /// The tree is on show no longer, so that its animations end with the next commit (R8), unless the root
  /// has got another context.
  ///
  /// Where nothing runs there is nobody to tell, and no commit to wait for.
  isolated deinit {
    if animated.layers.isEmpty, root.context == nil {
      root.leaveScreen()
    } else {
      root.setNeedsCommit()
    }
  }

  /// A layer of the tree was committed: its values may have changed, and its sublayers if it says so.
  func noteCommit(of layer: CALayer, isRestructured: Bool) {
    needsFrame = true
    if isRestructured { self.isRestructured = true }
    if isRestructured || animated.contains(layer) { animated.setNeedsListing() }
    layer.animations.shown?.setNeedsRefresh()
    noteChange(of: layer)
    onNeedsFrame?()
  }

  func noteAnimations(of layer: CALayer) { animated.note(layer) }

  func noteEmitter(_ emitter: CAEmitterLayer) {
    if !emitters.contains(where: { $0 === emitter }) { emitters.append(emitter) }
  }

  /// What is shown of a layer, or its values, have changed: the frame that is being made lists it anew.
  func noteChange(of layer: CALayer) {
    guard layer.pending.changedIn != number else { return }
    layer.pending.changedIn = number
    changed.append(layer)
  }

  /// Something that no commit tells of has changed: a frame is due.
  func setNeedsFrame() {
    needsFrame = true
    onNeedsFrame?()
  }

  /// Lists everything anew with the next frame.
  package func setNeedsRebuild() { isRestructured = true }

  /// The picture at a global time, in device pixels: `scale` pixels a point.
  package func displayList(at time: Double, scale: Double) -> DisplayList {
    updateFrame(at: time, scale: scale)
    return frame.list
  }

  /// Brings `frame` to a global time: evaluates what is animated, and lists what that changes.
  package func updateFrame(at time: Double, scale: Double) {
    needsFrame = false
    evaluateAnimations(at: time)
    if Engine.current.tiledLayers.update(in: self, at: time, scale: scale), needsFrame {
      // A layer that drew a tile has committed something: this frame shows it as it is by now.
      evaluateAnimations(at: time)
    }
    displayForFrame(at: time)
    let count = changed.count
    for index in 0..<count where changed[index].pending.changedIn == number {
      changed[index].pending.changedIn = 0
    }
    if !emitters.isEmpty { emitters.removeAll { $0.tree.committedIn != number } }
    frame.update(
      root,
      changed: changed,
      animated: animated.seen,
      emitters: emitters,
      isRestructured: isRestructured,
      scale: scale,
      isMoving: !snapsToPixels,
      time: time
    )
    // What is committed while the frame is listed is for the next one.
    guard count == changed.count else { return changed.removeFirst(count) }
    changed.removeAll(keepingCapacity: true)
    isRestructured = false
  }

  /// Has layers display themselves that draw from values which an animation has bent (DI6).
  ///
  /// What they change is committed at once, so that it shows in the same frame.
  private func displayForFrame(at time: Double) {
    // (What is committed meanwhile is looked at below.)
    var displaying: [CALayer] = []
    for layer in changed where layer.animations.running.isEmpty && layer.mayDisplayForFrame {
      displaying.append(layer)
    }
    guard animated.displaysSome || !displaying.isEmpty else { return }
    let changes = Engine.current.commit.count
    animated.displayForFrame(at: time)
    for layer in displaying { layer.displayForFrame(at: time) }
    if Engine.current.commit.count > changes || needsFrame {
      CATransaction.commitForFrame()
      evaluateAnimations(at: time)
    }
    animated.showRedrawings()
    for index in 0..<changed.count where changed[index].animations.running.isEmpty {
      changed[index].showRedrawing()
    }
  }

  /// Evaluates the animations of every layer that has some, or has just lost them.
  package func evaluateAnimations(at time: Double) {
    frameNumber = Engine.current.numbers.nextFrame()
    let hidesSome = animated.evaluate(
      at: time,
      frame: frameNumber,
      build: isRestructured ? 0 : frame.build
    )
    let count = changed.count
    for index in 0..<count where changed[index].animations.running.isEmpty {
      changed[index].evaluateForFrame(at: time)
    }
    if hidesSome {
      for index in 0..<count { evaluateBelow(changed[index]) }
    }
    for layer in animated.reaching { evaluateReached(by: layer, at: time) }
    for index in 0..<count where changed[index].animations.reachesSublayers {
      evaluateReached(by: changed[index], at: time)
    }
  }

  /// Evaluates what is below a layer that has changed, where the last frame's list had nothing of that.
  private func evaluateBelow(_ layer: CALayer) {
    guard layer.shown.build != frame.build || !layer.shown.isVisible else { return }
    animated.evaluateBelow(layer)
  }

  /// Evaluates the layers that the animations of `layer` reach by name, or have reached (KP4).
  private func evaluateReached(by layer: CALayer, at time: Double) {
    let parentTime = layer.frameTime(at: time, frame: frameNumber)
    for sublayer in layer.tree.sublayers where sublayer.name != nil {
      sublayer.evaluateNamed(atParent: parentTime)
      noteChange(of: sublayer)
      evaluateBelow(sublayer)
    }
    if let mask = layer.tree.mask {
      mask.evaluateNamed(atParent: parentTime)
      noteChange(of: mask)
      evaluateBelow(mask)
    }
  }

  /// What comes after a frame for `time`: animations that began or ended are told, and taken away (R3).
  package func finishFrame(at time: Double) {
    var events: [(time: Double, event: AnimationEvents.Event)] = []
    var hasLost = false
    animated.forEachWithNews(at: time) { layer in
      let hasLostSome = layer.advanceAnimations(to: time, &events)
      hasLost = hasLostSome || hasLost
    }
    if hasLost { animated.setNeedsListing() }
    // In the order in which they happened, however long the frame was (peer 41).
    for (_, event) in events.sortedByDepth({ $0.time }) { Engine.current.events.post(event) }
    animated.prune()
    Engine.current.events.deliver()
  }

  /// When the picture can change next without a commit: `time` itself while something runs, the
  /// earliest begin of what waits, or infinity (peer 182).
  package func nextEventTime(after time: Double) -> Double {
    var next = Engine.current.tiledLayers.nextEventTime(in: self, after: time)
    if next <= time { return time }
    for layer in animated.layers {
      next = min(next, layer.nextAnimationEvent(after: time))
      if next <= time { return time }
    }
    for emitter in emitters where frame.lists(emitter) {
      next = min(next, emitter.nextParticleEvent(after: time))
    }
    return next
  }
}
