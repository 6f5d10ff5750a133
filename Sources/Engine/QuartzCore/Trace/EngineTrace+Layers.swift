/// Events of layers, with the layers themselves for who follows them.
extension EngineTrace {
  /// Has an object follow what happens from now on; `nil` for none.
  package static func follow(_ follower: (any TraceFollower)?) {
    (TraceFollowing.current.follower, log.follower) = (follower, follower)
    EngineState.isTracing = log.isOn
  }

  private static var follower: (any TraceFollower)? { TraceFollowing.current.follower }

  /// Notes an event of `layer`; call it only if the trace is on.
  static func note(_ what: TraceEvent.What, of layer: CALayer) {
    let layer = layer.model()
    follower?.noted(what, of: layer)
    if log.isKept { log.append(what, TraceEvent.Subject(layer), at: MediaClock.now) }
  }

  /// Notes that an animation has left its layer, or has finished.
  static func noteLeft(
    _ animation: RunningAnimation,
    of layer: CALayer,
    by event: TraceEvent.What
  ) {
    follower?.left(animation, of: layer.model(), by: event)
    note(event, of: layer)
  }

  /// Notes the action that was chosen for a change.
  static func noteChoice(of action: (any CAAction)?, for event: String, on layer: CALayer) {
    note(.chose(event, action: action.map { "\(type(of: $0))" }), of: layer)
  }

  static func noteChange(of key: String, on layer: CALayer) {
    follower?.willChange(key, of: layer, in: .current)
  }

  static func noteChangeDone(of key: String, on layer: CALayer) {
    follower?.didChange(key, of: layer)
  }

  static func noteKept(_ key: String, on layer: CALayer, _ reason: TraceKeeping) {
    follower?.kept(key, of: layer, because: reason)
  }
}

extension TraceEvent.Subject {
  @MainActor
  init(_ layer: CALayer) {
    className = "\(type(of: layer))"
    name = layer.name
    identity = ObjectIdentifier(layer)
  }
}

extension TraceEvent.Animation {
  @MainActor
  init(_ animation: RunningAnimation) {
    className = "\(type(of: animation.source))"
    key = animation.key
    keyPath = (animation.source as? CAPropertyAnimation)?.keyPath
    identity = animation.identity
  }
}
