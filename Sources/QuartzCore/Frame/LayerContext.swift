import CoreGraphics

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

  /// Layers that have animations, in the order in which they got them.
  private var animated: [CALayer] = []
  /// Layers whose values may differ from the last frame's.
  private var changed: [CALayer] = []
  /// Whether layers have come, gone or changed places since the last frame.
  private var isRestructured = true
  /// Counts the frames of all trees, so that a layer can tell what it has computed for this one.
  private static var frameNumber = 0
  /// Tells this context from all others, which is never 0.
  let number: Int
  private static var lastNumber = 0

  package init(root: CALayer) {
    self.root = root
    Self.lastNumber += 1
    number = Self.lastNumber
    root.tree.context = self
    root.setNeedsCommit()
    root.visibilityDidChange()
  }

  /// The tree is on show no longer, so that its animations end with the next commit (R8), unless the root
  /// has got another context.
  isolated deinit {
    root.setNeedsCommit()
  }

  /// A layer of the tree was committed: its values may have changed, and its sublayers if it says so.
  func noteCommit(of layer: CALayer, isRestructured: Bool) {
    needsFrame = true
    if isRestructured { self.isRestructured = true }
    layer.animations.shown?.isStale = true
    noteChange(of: layer)
    onNeedsFrame?()
  }

  func noteAnimations(of layer: CALayer) {
    guard layer.animations.listing != number else { return }
    layer.animations.listing = number
    animated.append(layer)
  }

  private func noteChange(of layer: CALayer) {
    guard layer.pending.changedIn != number else { return }
    layer.pending.changedIn = number
    changed.append(layer)
  }

  /// Whether the layer was last committed in this tree: others may still be on the lists here.
  private func shows(_ layer: CALayer) -> Bool { layer.tree.committedIn == number }

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
    let count = changed.count
    for index in 0..<count where changed[index].pending.changedIn == number {
      changed[index].pending.changedIn = 0
    }
    for index in 0..<count { changed[index].redrawForFrame(at: time) }
    frame.update(root, changed: changed, isRestructured: isRestructured, scale: scale)
    // A layer that draws itself for the frame may commit something: that is for the next one.
    guard count == changed.count else { return changed.removeFirst(count) }
    changed.removeAll(keepingCapacity: true)
    isRestructured = false
  }

  /// Evaluates the animations of every layer that has some, or has just lost them.
  package func evaluateAnimations(at time: Double) {
    Self.frameNumber += 1
    for layer in animated where shows(layer) { noteChange(of: layer) }
    let count = changed.count
    var reachesSublayers = false
    for index in 0..<count {
      let layer = changed[index]
      if layer.animations.reachesSublayers { reachesSublayers = true }
      guard !layer.animations.running.isEmpty || layer.animations.shown != nil else { continue }
      layer.evaluateForFrame(at: layer.frameTime(at: time, frame: Self.frameNumber))
    }
    if reachesSublayers { evaluateReached(of: count, at: time) }
  }

  /// Evaluates the layers that animations of the first `count` changed layers reach by name (KP4).
  private func evaluateReached(of count: Int, at time: Double) {
    for index in 0..<count where changed[index].animations.reachesSublayers {
      let parentTime = changed[index].frameTime(at: time, frame: Self.frameNumber)
      for sublayer in changed[index].tree.sublayers where sublayer.name != nil {
        sublayer.evaluateNamed(atParent: parentTime)
        noteChange(of: sublayer)
      }
      if let mask = changed[index].tree.mask {
        mask.evaluateNamed(atParent: parentTime)
        noteChange(of: mask)
      }
    }
  }

  /// What comes after a frame for `time`: animations that began or ended are told, and taken away (R3).
  package func finishFrame(at time: Double) {
    var events: [(time: Double, event: AnimationEvents.Event)] = []
    for layer in animated { layer.advanceAnimations(to: time, &events) }
    // In the order in which they happened, however long the frame was (peer 41).
    for (_, event) in events.sortedByDepth({ $0.time }) { AnimationEvents.post(event) }
    animated.removeAll { layer in
      let isDone = layer.animations.running.isEmpty || !shows(layer)
      if isDone, layer.animations.listing == number { layer.animations.listing = 0 }
      return isDone
    }
    AnimationEvents.deliver()
  }

  /// When the picture can change next without a commit: `time` itself while something runs, the
  /// earliest begin of what waits, or infinity (peer 182).
  package func nextEventTime(after time: Double) -> Double {
    var next = Double.infinity
    for layer in animated {
      next = min(next, layer.nextAnimationEvent(after: time))
      if next <= time { return time }
    }
    return next
  }
}

extension RunningAnimation {
  /// The phase that it has come to, if nobody has been told of that yet.
  fileprivate func unreportedPhase(at layerTime: Double) -> MediaTiming.Phase? {
    guard isStamped, !hasFinished else { return nil }
    let phase = timing.phase(at: layerTime)
    if phase == .before || (phase == .active && hasStarted) { return nil }
    return phase
  }
}

extension CALayer {
  fileprivate func advanceAnimations(
    to time: Double,
    _ events: inout [(time: Double, event: AnimationEvents.Event)]
  ) {
    let now = localTime(atGlobal: time)
    var removed: Set<Int> = []
    for index in animations.running.indices {
      guard let phase = animations.running[index].unreportedPhase(at: now) else { continue }
      let animation = animations.running[index]
      if !animation.hasStarted {
        animations.running[index].hasStarted = true
        events.append((moment(animation.timing.beginTime, by: time), .started(self, animation)))
      }
      guard phase == .after else { continue }
      animations.running[index].hasFinished = true
      // On a clock that runs backwards the end comes before the begin, but is told after it (R4).
      let end = max(
        moment(animation.timing.endTime, by: time),
        moment(animation.timing.beginTime, by: time)
      )
      events.append((end, .stopped(self, animation, finished: true)))
      if animation.source.isRemovedOnCompletion { removed.insert(animation.identity) }
    }
    guard !removed.isEmpty else { return }
    animations.running.removeAll { removed.contains($0.identity) }
    setNeedsCommit()
  }

  /// The global time of one of the layer's, or of the frame where that is no number.
  private func moment(_ local: Double, by frameTime: Double) -> Double {
    let global = globalTime(atLocal: local)
    return global.isFinite ? global : frameTime
  }

  /// A layer or an animation whose time stands still waits for nothing.
  fileprivate func nextAnimationEvent(after time: Double) -> Double {
    guard isTimeRunning else { return .infinity }
    let now = localTime(atGlobal: time)
    var next = Double.infinity
    for animation in animations.running where animation.isStamped && !animation.hasFinished {
      let timing = animation.timing
      guard timing.speed != 0 || !animation.hasStarted else { continue }
      guard timing.phase(at: now) == .before else { return time }
      let begin = globalTime(atLocal: timing.beginTime)
      // A layer that runs backwards may have it behind already.
      if begin > time { next = min(next, begin) }
    }
    return next
  }
}
