import CoreGraphics

/// A log of the engine's work: each step of each action search with its answer, the life of each animation, the calls
/// of delegates, and commits, layouts and displays.
///
/// Tests and the inspector read it. It is off until it is started, and then costs nothing: code that notes an event
/// checks the Boolean `isOn` first, and makes the event only if it is true.
///
///     if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
@MainActor
package enum EngineTrace {
  package static var isOn: Bool { Engine.isTracing }
  static var log: TraceLog { Engine.current.traceLog }

  /// Starts a new log, as a ring buffer of the newest `capacity` events.
  package static func start(capacity: Int = 10_000) {
    log.clear(capacity: capacity)
    setOn(true)
  }

  /// Notes no more; what was noted stays to be read until the next start.
  package static func stop() { setOn(false) }

  private static func setOn(_ isOn: Bool) {
    log.isKept = isOn
    Engine.isTracing = log.isOn
  }

  /// The events since the start, oldest first, without those that were dropped.
  package static var events: [TraceEvent] { log.events }

  /// The number of events that were dropped for newer ones.
  package static var droppedCount: Int { log.droppedCount }

  /// Notes an event of `layer`, or of no certain layer; call it only if the trace is on.
  static func note(_ what: TraceEvent.What, of layer: CALayer? = nil) {
    log.follower?.noted(what, of: layer?.model())
    guard log.isKept else { return }
    let subject = layer.map { TraceEvent.Subject($0.model()) }
    log.append(what, subject, at: MediaClock.now)
  }

  /// Runs what belongs to an inspector and not to the scene: nothing of it is noted.
  package static func unnoted(_ body: () -> Void) {
    let wasOn = Engine.isTracing
    Engine.isTracing = false
    body()
    Engine.isTracing = wasOn
  }

  /// Notes that a control or a gesture recognizer calls its actions; call it only if the trace is on.
  ///
  /// - Parameter words: Who calls what.
  package static func noteCall(_ words: String) { note(.called(words)) }

  /// Notes that an animation has left its layer, or has finished.
  static func noteLeft(
    _ animation: RunningAnimation,
    of layer: CALayer,
    by event: TraceEvent.What
  ) {
    log.follower?.left(animation, of: layer.model(), by: event)
    note(event, of: layer)
  }

  /// Notes that an animation has begun or ended; code that removes an animation notes that itself.
  static func note(_ event: AnimationEvents.Event) {
    switch event {
    case .started(let layer, let animation): note(.started(.init(animation)), of: layer)
    case .stopped(let layer, let animation, finished: true):
      let isKept = !animation.source.isRemovedOnCompletion
      noteLeft(animation, of: layer, by: .finished(.init(animation), isKept: isKept))
    case .stopped, .abandoned: break
    }
  }

  /// Notes the answer of a step of the action search.
  static func noteAnswer(
    _ answer: (any CAAction)?,
    of step: ActionSearch.Step,
    in search: ActionSearch
  ) {
    let answer: TraceEvent.Answer =
      switch answer {
      case nil: .goOn
      case is NSNull: .stop
      case let action?: .action("\(type(of: action))")
      }
    note(.searched(search.event, .init(step), answer), of: search.layer)
  }

  /// Notes the action that was chosen for a change.
  static func noteChoice(of action: (any CAAction)?, for event: String, on layer: CALayer) {
    note(.chose(event, action: action.map { "\(type(of: $0))" }), of: layer)
  }

  /// Notes the engine's default after a search in which no step answered (A6).
  static func noteDefault(for event: String, on layer: CALayer) {
    let answer: TraceEvent.Answer =
      if CATransition.isDefault(for: event), layer.pending.takesDefaultAction {
        layer.committed == nil ? .notOnScreen : .action("\(CATransition.self)")
      } else if !layer.animatesImplicitly(event) {
        .notImplicit
      } else {
        layer.committed == nil ? .notOnScreen : .action("\(CABasicAnimation.self)")
      }
    note(.searched(event, .engine, answer), of: layer)
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

extension TraceEvent.Step {
  init(_ step: ActionSearch.Step) {
    self =
      switch step {
      case .delegate: .delegate
      case .actions: .actions
      case .style: .style
      case .defaultAction: .defaultAction
      }
  }
}

extension TraceTransaction {
  /// The transaction that is open now.
  @MainActor
  static var current: TraceTransaction {
    let (stack, settings) = (CATransaction.stack, CATransaction.settings)
    let curve = settings.timingFunction?.curve
    return TraceTransaction(
      depth: stack.levels.count,
      duration: settings.animationDuration,
      disablesActions: settings.disablesActions,
      timing: curve.map { [$0.x1, $0.y1, $0.x2, $0.y2] },
      hasCompletion: stack.levels.contains { $0.completion != nil }
    )
  }
}

extension EngineTrace {
  /// Has an object follow what happens from now on; `nil` for none.
  package static func follow(_ follower: (any TraceFollower)?) {
    log.follower = follower
    Engine.isTracing = log.isOn
  }

  /// Begins a cause: what changes until the next one is noted is its work.
  ///
  /// Call it only if the trace is on.
  package static func noteCause(_ kind: TraceCause.Kind, _ text: String = "") {
    log.beginCause(kind, text, at: MediaClock.now)
  }

  /// What runs now.
  package static var cause: TraceCause { log.cause }

  static func noteChange(of key: String, on layer: CALayer) {
    log.follower?.willChange(key, of: layer, in: .current)
  }

  static func noteChangeDone(of key: String, on layer: CALayer) {
    log.follower?.didChange(key, of: layer)
  }

  static func noteKept(_ key: String, on layer: CALayer, _ reason: TraceKeeping) {
    log.follower?.kept(key, of: layer, because: reason)
  }
}
