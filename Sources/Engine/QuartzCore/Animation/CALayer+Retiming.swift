import CoreGraphics

/// Running animations that other code controls, each by its identity, as its key may be another animation's by then.
extension CALayer {
  /// The identity of the newest animation under `key`.
  package func animationIdentity(forKey key: String) -> Int? {
    animations.running.last { $0.name == key }?.identity
  }

  /// Sets the timing of a running animation, in the layer's time, and its timing function.
  ///
  /// It keeps its place among the others, its values and its delegate, and may run again if it had ended.
  package func retimeAnimation(_ identity: Int, _ timing: MediaTiming, _ pace: Pace) {
    guard let index = indexOfAnimation(identity) else { return }
    animations.running[index].retime(timing, pace)
    setNeedsCommit()
  }

  /// Takes the effect of a running animation away, or gives it back; its times and callbacks stay as they are.
  package func muteAnimation(_ identity: Int, _ isMuted: Bool) {
    guard let index = indexOfAnimation(identity), animations.running[index].isMuted != isMuted
    else { return }
    animations.running[index].isMuted = isMuted
    setNeedsCommit()
  }

  /// Removes an animation; its delegate is notified with `finished: false`, unless it has finished (R3).
  package func removeAnimation(_ identity: Int) {
    end { $0.identity == identity }
  }

  /// Whether an animation has ended, and is kept on the layer.
  package func hasFinishedAnimation(_ identity: Int) -> Bool {
    indexOfAnimation(identity).map { animations.running[$0].hasFinished } == true
  }

  /// The model's value with one animation alone applied, also before the commit that starts it.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - identity: The identity of the animation.
  ///   - time: The time to evaluate it for, in seconds of the layer's time.
  /// - Returns: `nil` for an invalid key path; the model's value if the animation is gone.
  package func modelValue(
    forKeyPath keyPath: String,
    bentBy identity: Int,
    at time: Double
  ) -> AnimatableValue? {
    guard let target = KeyPathTarget.named(keyPath) else { return nil }
    var bent = values
    if let index = indexOfAnimation(identity) {
      animations.running[index].compiled.apply(
        to: &bent,
        of: .layer,
        over: values,
        at: time
      )
    }
    return target.read(bent)
  }

  /// The model's value at a key path.
  package func modelValue(forKeyPath keyPath: String) -> AnimatableValue? {
    KeyPathTarget.named(keyPath)?.read(values)
  }

  private func indexOfAnimation(_ identity: Int) -> Int? {
    animations.running.firstIndex { $0.identity == identity }
  }
}
