import CoreGraphics

extension CALayer {
  /// The keys of the layer's animations, in the order added; `nil` if there are none.
  ///
  /// An animation that was added without a key has a key that the layer generated.
  public func animationKeys() -> [String]? {
    animations.running.isEmpty ? nil : animations.running.map(\.name)
  }

  /// The layer's copy of the animation under `key`; it must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.running.first { $0.name == key }?.source
  }

  /// Removes the animation under `key`; its delegate is notified with `finished: false`.
  public func removeAnimation(forKey key: String) {
    end { $0.name == key }
  }

  /// Removes all animations; their delegates are notified with `finished: false`.
  public func removeAllAnimations() {
    end { _ in true }
  }

  /// Adds a copy of `anim` under `key`, and sends `action` to `target` when that copy finishes.
  ///
  /// As with `addTarget(_:action:forKey:)`, it is not sent if the copy is removed or replaced.
  public func add(
    _ anim: CAAnimation,
    forKey key: String?,
    didStopTarget target: AnyObject?,
    action: Selector
  ) {
    ownExtras.didStopTarget = TargetActionPair(target: target, action: action, key: key ?? "")
    add(anim, forKey: key)
    ownExtras.didStopTarget = nil
  }

  func attach(_ anim: CAAnimation, forKey key: String?) {
    guard presentationSource == nil, let copy = anim.copy(with: nil) as? CAAnimation else { return }
    adopt(copy, forKey: key)
  }

  /// Adds an animation that no other code holds, without copying it.
  func adopt(_ copy: CAAnimation, forKey key: String?) {
    // A layer has at most one transition, under a key of its own (X4).
    let key = copy is CATransition ? kCATransition : key
    CATransaction.ensureOpen()
    // The transaction's timing function is set on every animation added in it (TR7).
    if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    if copy.settings.duration <= 0 { copy.duration = max(CATransaction.animationDuration(), 0) }
    let compiled = copy.compiled(on: self)
    if let key { end(.replaced) { $0.name == key } }
    var added = RunningAnimation(
      identity: EngineState.inUse.numbers.nextAnimation(),
      key: key,
      source: copy,
      compiled: compiled,
      completions: CATransaction.openCompletions(),
      didStopTarget: extras?.didStopTarget
    )
    for completion in added.completions { completion.wait(for: added.identity) }
    if committed == nil, !added.completions.isEmpty || copy.delegate != nil {
      added.hold = hold(of: copy, added.completions, added.identity)
    }
    setNeedsCommit()
    guard added.timing.isValid, added.timing.duration > 0 else {
      if EngineTrace.isOn { EngineTrace.note(.refused(.init(added)), of: self) }
      _ = copy.reportsUnusableTime(on: self, "the animation does not run")
      return Engine.whole.events.post(
        .stopped(self, added, finished: added.timing.duration == 0)
      )
    }
    if compiled.contribution.reachesSublayers { animations.reachesSublayers = true }
    if EngineTrace.isOn { EngineTrace.note(.added(.init(added)), of: self) }
    animations.running.append(added)
  }

  /// Notifies the delegate and the completions of an animation that never runs.
  private func hold(
    of source: CAAnimation,
    _ completions: [CompletionGroup],
    _ identity: Int
  ) -> AnimationHold {
    AnimationHold { [engine = Engine.whole] in
      engine.run {
        engine.events.post(.abandoned(source, completions, identity))
        FlushScheduler.schedule()
      }
    }
  }

  /// Removes animations before their end: they did not finish (R3).
  func end(_ removal: TraceEvent.Removal = .asked, where isEnding: (RunningAnimation) -> Bool) {
    if removal != .replaced, dropEnded(where: isEnding) { setNeedsCommit() }
    guard !animations.running.isEmpty, animations.running.contains(where: isEnding) else { return }
    let ending = animations.running.takeOut(isEnding)
    for animation in ending {
      if EngineTrace.isOn {
        EngineTrace.noteLeft(animation, of: self, by: .removed(.init(animation), removal))
      }
      if animation.hasFinished { continue }
      Engine.whole.events.post(.stopped(self, animation, finished: false))
    }
    setNeedsCommit()
    withExtendedLifetime(ending) {}
  }

  /// Removes animations that have ended but were kept for delayed copies.
  ///
  /// - Returns: Whether there were any.
  func dropEnded(where isGoing: (RunningAnimation) -> Bool) -> Bool {
    guard !animations.ended.isEmpty, animations.ended.contains(where: isGoing) else { return false }
    let going = animations.ended.takeOut(isGoing)
    return withExtendedLifetime(going) { true }
  }
}

extension [RunningAnimation] {
  /// Removes animations from the list.
  ///
  /// Releasing the last reference to a delegate runs its deinitializer, which may change the same list; so nothing is
  /// released during the change.
  ///
  /// - Parameter isTaken: Whether to remove an animation.
  /// - Returns: The removed animations, to be kept until the change of the list is over.
  @MainActor
  fileprivate mutating func takeOut(_ isTaken: (RunningAnimation) -> Bool) -> [RunningAnimation] {
    let taken = filter(isTaken)
    removeAll(where: isTaken)
    return taken
  }
}
