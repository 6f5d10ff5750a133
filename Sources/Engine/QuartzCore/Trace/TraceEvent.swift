import CoreGraphics

/// One thing that the engine did.
package struct TraceEvent: Hashable, Sendable {
  /// Counted from the start of the trace, from 1.
  package let number: Int
  /// The media time then, in seconds.
  package let time: Double
  /// The layer that it happened to; `nil` for what happens to none in particular.
  package let subject: Subject?
  package let what: What

  /// A layer, as far as it is needed to tell it from others.
  package struct Subject: Hashable, Sendable {
    package let className: String
    package let name: String?
    /// Tells layers apart while they live.
    package let identity: ObjectIdentifier
  }

  /// An animation that a layer was given.
  package struct Animation: Hashable, Sendable {
    package let className: String
    package let key: String?
    /// `nil` for a group.
    package let keyPath: String?
    /// Tells this addition from every other, also under the same key.
    package let identity: Int
  }

  package enum What: Hashable, Sendable {
    /// A change raised the event, but actions are off (A4).
    case searchSkipped(_ event: String)
    /// A step of the action search was asked for the event (A2).
    case searched(_ event: String, Step, Answer)
    /// The change's action, as a class, or `nil` for none: the search's, or that of an override of
    /// `action(forKey:)`.
    case chose(_ event: String, action: String?)

    case added(Animation)
    /// Its times cannot be used, or it has no duration: it never runs.
    case refused(Animation)
    case started(Animation)
    case finished(Animation, isKept: Bool)
    case removed(Animation, Removal)

    /// The animation's delegate is told.
    case toldStart(Animation)
    case toldStop(Animation, finished: Bool)
    /// A target-action pair is told of an animation under `key`.
    case sentAction(_ name: String, key: String)
    case ranCompletionBlock

    case committed(layerCount: Int)
    case laidOut
    case displayed
    /// A presentation copy drew the layer for a frame (DI6).
    case redrawn
  }

  /// Who is asked for an action, in this order (A2, A6).
  package enum Step: String, Hashable, Sendable {
    case delegate, actions, style, defaultAction, engine
  }

  package enum Answer: Hashable, Sendable {
    /// `nil`: look further (A3).
    case goOn
    /// `NSNull`: no action (A3).
    case stop
    /// An action of a class.
    case action(_ className: String)
    /// The engine has no default for a layer that is not on screen yet (peer 14).
    case notOnScreen
    /// The engine has no default for a key that does not animate by itself (A12, A13).
    case notImplicit
  }

  /// Why an animation left its layer before its end, or after it when it was kept.
  package enum Removal: String, Hashable, Sendable {
    /// Somebody asked for it.
    case asked
    /// Another one was added under its key (R1).
    case replaced
    /// Its layer is in no window (R8).
    case offScreen
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
