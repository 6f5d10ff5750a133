import CoreGraphics

/// One event in the engine.
package struct TraceEvent: Hashable, Sendable {
  /// The number of the event since the start of the trace, from 1.
  package let number: Int
  /// The media time of the event, in seconds.
  package let time: Double
  /// The layer of the event; `nil` for an event of no certain layer.
  package let subject: Subject?
  package let what: What

  /// A layer, with what identifies it in a log.
  package struct Subject: Hashable, Sendable {
    package let className: String
    package let name: String?
    /// Identifies the layer as long as it lives.
    package let identity: ObjectIdentifier
  }

  /// An animation of a layer.
  package struct Animation: Hashable, Sendable {
    package let className: String
    package let key: String?
    /// The key path of the animation; `nil` for a group.
    package let keyPath: String?
    /// Identifies this addition among all others, also under the same key.
    package let identity: Int
  }

  package enum What: Hashable, Sendable {
    /// A change raised the event, but actions are disabled (A4).
    case searchSkipped(_ event: String)
    /// A step of the action search was asked for the event (A2).
    case searched(_ event: String, Step, Answer)
    /// The class of the action for the change, or `nil` for none: from the search, or from an override of
    /// `action(forKey:)`.
    case chose(_ event: String, action: String?)

    case added(Animation)
    /// The animation never runs: its times are invalid, or it has no duration.
    case refused(Animation)
    case started(Animation)
    case finished(Animation, isKept: Bool)
    case removed(Animation, Removal)

    /// The animation's delegate is notified.
    case notifiedStart(Animation)
    case notifiedStop(Animation, finished: Bool)
    /// A target-action pair is called for an animation under `key`.
    case sentAction(_ name: String, key: String)
    case ranCompletionBlock
    /// A control or a gesture recognizer calls its actions; in words.
    case called(String)
    /// An explicit transaction is closed, with the settings that it has.
    case closed(TraceTransaction)

    case committed(layerCount: Int)
    case laidOut
    case displayed
    /// A presentation copy drew the layer for a frame (DI6).
    case redrawn
  }

  /// The steps that are asked for an action, in this order (A2, A6).
  package enum Step: String, Hashable, Sendable {
    case delegate, actions, style, defaultAction, engine
  }

  package enum Answer: Hashable, Sendable {
    /// `nil`: continue (A3).
    case goOn
    /// `NSNull`: no action (A3).
    case stop
    /// An action; the name of its class.
    case action(_ className: String)
    /// The engine has no default for a layer that is not on screen yet (peer 14).
    case notOnScreen
    /// The engine has no default for a key without implicit animation (A12, A13).
    case notImplicit
  }

  /// Why an animation was removed from its layer before its end, or after it if it was kept.
  package enum Removal: String, Hashable, Sendable {
    /// Code of the scene removed it.
    case asked
    /// Another animation was added under its key (R1).
    case replaced
    /// Its layer is in no window (R8).
    case offScreen
  }
}
