import QuartzCore

/// One animation on a layer that an animator runs.
final class AnimatorTrack {
  private(set) weak var layer: CALayer?
  /// The animation's delegate; kept alive by the animation.
  private(set) weak var watch: AnimationWatch?
  let axis: AnimatorTiming.Axis
  var course: AnimatorCourse
  /// Whether it has reached the end of its course.
  var hasEnded = false
  private let identity: Int
  private let keyPath: String
  private let isAdditive: Bool
  private let start: AnimatableValue
  private let end: AnimatableValue
  /// The value that the animator last set in the model.
  private var model: AnimatableValue

  /// - Returns: `nil` when the layer has not accepted the animation.
  init?(
    _ change: PropertyChange,
    isAdditive: Bool,
    underKey key: String,
    watch: AnimationWatch,
    course: AnimatorCourse
  ) {
    guard let identity = change.layer.animationIdentity(forKey: key) else { return nil }
    (layer, self.watch, self.identity, self.course) = (change.layer, watch, identity, course)
    (keyPath, self.isAdditive) = (change.keyPath, isAdditive)
    (start, end, model) = (change.old, change.new, change.new)
    axis = AnimatorTiming.Axis(keyPath: change.keyPath)
  }

  /// Whether the layer still reports that it has ended: it may have been started again since.
  var isAtEnd: Bool { layer?.hasFinishedAnimation(identity) == true }

  /// Shows the value where its course is paused.
  func stand() {
    var timing = MediaTiming()
    (timing.speed, timing.duration, timing.fillMode) = (0, 1, .both)
    retime(timing)
  }

  /// Runs through its course in `seconds`, after a delay; both in the layer's time.
  func go(in seconds: Double, after delay: Double) {
    guard let layer else { return }
    var timing = MediaTiming()
    timing.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    (timing.duration, timing.fillMode) = (seconds, .both)
    hasEnded = false
    retime(timing)
  }

  private func retime(_ timing: MediaTiming) {
    layer?.retimeAnimation(identity, timing, .stretch(course.stretch))
  }

  /// Sets the model to the shown value, without what other animations add to it.
  func stopHere() {
    guard let layer else { return }
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    if let shown = layer.modelValue(forKeyPath: keyPath, bentBy: identity, at: now) {
      layer.setAtOnce(shown, forKeyPath: keyPath)
      model = shown
    }
    removeAnimation()
  }

  /// Moves the model to its value at a position.
  ///
  /// If other code has changed the model since, an additive value moves by the same difference, and another value
  /// stays.
  func moveModel(to position: UIViewAnimatingPosition) {
    guard let layer, position != .current, let now = layer.modelValue(forKeyPath: keyPath) else {
      return
    }
    let value = position == .end ? end : start
    if now == model {
      layer.setAtOnce(value, forKeyPath: keyPath)
    } else if isAdditive, let moved = model.difference(from: value)?.adding(now) {
      layer.setAtOnce(moved, forKeyPath: keyPath)
    }
    model = value
  }

  func removeAnimation() { layer?.removeAnimation(identity) }
}
