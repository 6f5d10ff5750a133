import CoreGraphics

extension CALayer {
  /// The keys of the layer's animations, in the order added; `nil` when there are none.
  public func animationKeys() -> [String]? {
    let keys = animations.running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer's copy of the animation under `key`; it must not be changed (B8).
  public func animation(forKey key: String) -> CAAnimation? {
    animations.running.first { $0.key == key }?.source
  }

  /// Removes the animation under `key`; its delegate hears `finished: false` (R3).
  public func removeAnimation(forKey key: String) {
    end { $0.key == key }
  }

  /// Removes all animations; their delegates hear `finished: false` (R3).
  public func removeAllAnimations() {
    end { _ in true }
  }

  /// Adds a copy of `anim` under `key`, and sends `action` to `target` when that very animation
  /// finishes.
  ///
  /// As with `addTarget(_:action:forKey:)`, not when it is removed or replaced.
  public func add(
    _ anim: CAAnimation,
    forKey key: String?,
    didStopTarget target: AnyObject?,
    action: Selector
  ) {
    pending.didStopTarget = TargetActionPair(target: target, action: action, key: key ?? "")
    add(anim, forKey: key)
    pending.didStopTarget = nil
  }

  func attach(_ anim: CAAnimation, forKey key: String?) {
    guard presentationSource == nil, let copy = anim.copy(with: nil) as? CAAnimation else { return }
    adopt(copy, forKey: key)
  }

  /// Adds an animation that nobody else has.
  func adopt(_ copy: CAAnimation, forKey key: String?) {
    // A layer has one transition at a time, under a key of its own (X4).
    let key = copy is CATransition ? kCATransition : key
    CATransaction.ensureOpen()
    // The transaction's function is set on every animation added meanwhile (TR7).
    if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    if copy.settings.duration <= 0 { copy.duration = max(CATransaction.animationDuration(), 0) }
    let compiled = copy.compiled(on: self)
    if let key { end(.replaced) { $0.key == key } }
    var added = RunningAnimation(
      identity: Engine.current.numbers.nextAnimation(),
      key: key,
      source: copy,
      compiled: compiled,
      completions: CATransaction.openCompletions(),
      didStopTarget: pending.didStopTarget
    )
    for completion in added.completions { completion.wait(for: added.identity) }
    if committed == nil, !added.completions.isEmpty || copy.delegate != nil {
      added.hold = AnimationHold(copy, added.completions, added.identity)
    }
    setNeedsCommit()
    guard added.timing.isValid, added.timing.duration > 0 else {
      if EngineTrace.isOn { EngineTrace.note(.refused(.init(added)), of: self) }
      _ = copy.reportsUnusableTime(on: self, "the animation does not run")
      return Engine.current.events.post(.stopped(self, added, finished: added.timing.duration == 0))
    }
    if compiled.contribution.reachesSublayers { animations.reachesSublayers = true }
    if EngineTrace.isOn { EngineTrace.note(.added(.init(added)), of: self) }
    animations.running.append(added)
  }

  /// Takes animations away before their end: they did not finish (R3).
  func end(_ removal: TraceEvent.Removal = .asked, where isEnding: (RunningAnimation) -> Bool) {
    if removal != .replaced, dropEnded(where: isEnding) { setNeedsCommit() }
    guard !animations.running.isEmpty, animations.running.contains(where: isEnding) else { return }
    let ending = animations.running.takeOut(isEnding)
    for animation in ending {
      if EngineTrace.isOn { EngineTrace.note(.removed(.init(animation), removal), of: self) }
      if animation.hasFinished { continue }
      Engine.current.events.post(.stopped(self, animation, finished: false))
    }
    setNeedsCommit()
    withExtendedLifetime(ending) {}
  }

  /// Lets go of animations that have come to their end, but that copies still show.
  ///
  /// - Returns: Whether there were any.
  func dropEnded(where isGoing: (RunningAnimation) -> Bool) -> Bool {
    guard !animations.ended.isEmpty, animations.ended.contains(where: isGoing) else { return false }
    let going = animations.ended.takeOut(isGoing)
    return withExtendedLifetime(going) { true }
  }
}

extension [RunningAnimation] {
  /// Takes animations out of the list.
  ///
  /// With the last reference to a delegate goes what its end does, and that may be a change of the same list: so none
  /// may go inside the change.
  ///
  /// - Parameter isTaken: Which ones.
  /// - Returns: Those, to be kept until the list is at rest.
  @MainActor
  fileprivate mutating func takeOut(_ isTaken: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    let taken = filter(isTaken)
    removeAll(where: isTaken)
    return taken
  }
}
