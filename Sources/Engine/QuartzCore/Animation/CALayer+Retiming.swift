import CoreGraphics

/// Animations that someone holds on to while they run: each is known by its identity, as its key may be another's by
/// then.
extension CALayer {
  /// The identity of the newest animation under `key`.
  package func animationIdentity(forKey key: String) -> Int? {
    animations.running.last { $0.name == key }?.identity
  }

  /// Gives a running animation other times, in the layer's time, and another pace.
  ///
  /// It keeps its place among the others, its values and its delegate, and it may run once more where it had ended.
  package func retimeAnimation(_ identity: Int, _ timing: MediaTiming, _ pace: Pace) {
    guard let index = indexOfAnimation(identity) else { return }
    animations.running[index].retime(timing, pace)
    setNeedsCommit()
  }

  /// Removes an animation; its delegate hears `finished: false`, unless it has finished (R3).
  package func removeAnimation(_ identity: Int) {
    end { $0.identity == identity }
  }

  /// Whether an animation has come to its end, and is kept there.
  package func hasFinishedAnimation(_ identity: Int) -> Bool {
    indexOfAnimation(identity).map { animations.running[$0].hasFinished } == true
  }

  /// What one animation alone makes of the model's value, also before the commit that starts it.
  ///
  /// - Parameters:
  ///   - keyPath: What is asked for.
  ///   - identity: The animation.
  ///   - time: In the layer's time.
  /// - Returns: `nil` for a key path that names nothing; the model's value where the animation is gone.
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

  /// The model's value of a part of a property.
  package func modelValue(forKeyPath keyPath: String) -> AnimatableValue? {
    KeyPathTarget.named(keyPath)?.read(values)
  }

  private func indexOfAnimation(_ identity: Int) -> Int? {
    animations.running.firstIndex { $0.identity == identity }
  }
}
