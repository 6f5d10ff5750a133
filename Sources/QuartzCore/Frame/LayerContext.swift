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

  /// Layers that have animations, in the order in which they got them.
  private var animated: [CALayer] = []
  /// Who is in `animated`, to be found without going through it.
  private var animatedIdentities: Set<ObjectIdentifier> = []

  package init(root: CALayer) {
    self.root = root
    root.tree.context = self
    root.setNeedsCommit()
    root.visibilityDidChange()
  }

  func setNeedsFrame() {
    needsFrame = true
    onNeedsFrame?()
  }

  func noteAnimations(of layer: CALayer) {
    if animatedIdentities.insert(ObjectIdentifier(layer)).inserted { animated.append(layer) }
  }

  /// The picture at a global time, in device pixels: `scale` pixels a point.
  package func displayList(at time: Double, scale: Double) -> DisplayList {
    needsFrame = false
    return FrameBuilder(time: time, scale: scale).build(root)
  }

  /// What comes after a frame for `time`: animations that began or ended are told, and taken away (R3).
  package func finishFrame(at time: Double) {
    var events: [(time: Double, event: AnimationEvents.Event)] = []
    for layer in animated { layer.advanceAnimations(to: time, &events) }
    // In the order in which they happened, however long the frame was (peer 41).
    for (_, event) in events.sortedByDepth({ $0.time }) { AnimationEvents.post(event) }
    animated.removeAll { layer in
      let isDone = layer.animations.running.isEmpty || layer.context !== self
      if isDone { animatedIdentities.remove(ObjectIdentifier(layer)) }
      return isDone
    }
    AnimationEvents.deliver()
  }

  /// When the picture can change next without a commit: `time` itself while something runs, the
  /// earliest begin of what waits, or infinity (peer 182).
  package func nextEventTime(after time: Double) -> Double {
    animated.lazy.map { $0.nextAnimationEvent(after: time) }.min() ?? .infinity
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
      let animation = animations.running[index]
      let phase = animation.timing.phase(at: now)
      guard animation.isStamped, phase != .before else { continue }
      if !animation.hasStarted {
        animations.running[index].hasStarted = true
        events.append((globalTime(atLocal: animation.timing.beginTime), .started(animation)))
      }
      guard phase == .after, !animation.hasFinished else { continue }
      animations.running[index].hasFinished = true
      let end = globalTime(atLocal: animation.timing.endTime)
      events.append((end, .stopped(self, animation, finished: true)))
      if animation.source.isRemovedOnCompletion { removed.insert(animation.identity) }
    }
    guard !removed.isEmpty else { return }
    animations.running.removeAll { removed.contains($0.identity) }
    setNeedsCommit()
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
