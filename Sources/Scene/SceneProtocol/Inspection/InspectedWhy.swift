/// Why a property's last change was animated, or was not.
package struct InspectedWhy: Codable, Equatable, Sendable {
  /// What came of the change.
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    /// An action was found, and an animation was added.
    case animated
    /// An action ran that is no animation, or added none.
    case acted
    /// No change since the inspector follows them.
    case neverChanged
    /// The value that was set is the one that it had.
    case sameValue
    /// The transaction had actions disabled (`setDisableActions(true)`).
    case actionsDisabled
    /// The view is the layer's delegate, and answered NSNull: the change was made outside of an animation block.
    case outsideAnimationBlock
    /// Another delegate answered NSNull.
    case stoppedByDelegate
    case stoppedByActions
    case stoppedByStyle
    case stoppedByClass
    /// The class has its own `action(forKey:)`, which gave none.
    case stoppedByOverride
    /// The layer was never committed in a window's tree, and so has no value to start from.
    case notOnScreen
    /// A change of this property animates only by an explicit animation, or never.
    case notImplicit
    /// The animation has no duration, or times that are invalid.
    case refused
    /// An animation ran, and another under its key replaced it before its end.
    case replaced
    /// An animation ran, and was removed before its end.
    case removed
    /// The value that was set is not finite, and was ignored.
    case notFinite
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  package var layer: Int
  package var layerName: String
  package var property: String
  package var outcome: Outcome
  /// The reason in one sentence, to be read.
  package var sentence: String
  /// The last change; `nil` if there was none.
  package var change: InspectedChange?
  /// Changes before the last one that are still known, oldest first, in one line each.
  package var earlier: [String] = []
  /// Other properties of the layer that were set or animated: first what was replaced or removed, then the latest.
  package var others: [String] = []

  package init(
    time: Double,
    layer: Int,
    layerName: String,
    property: String,
    outcome: Outcome,
    sentence: String
  ) {
    (self.time, self.layer, self.layerName) = (time, layer, layerName)
    (self.property, self.outcome, self.sentence) = (property, outcome, sentence)
  }
}

/// A change of a property, and the search for its action.
package struct InspectedChange: Codable, Equatable, Sendable {
  /// A step of the action search.
  package struct Step: Codable, Hashable, Sendable {
    /// Who was asked: `delegate`, `actions`, `style`, `defaultAction`, `engine`, or `override` for the class's own
    /// `action(forKey:)`.
    package var who: String
    /// `nil` (continue), `NSNull` (stop), or the class of the action.
    package var answer: String
    /// The same in words: "the view's delegate answered NSNull".
    package var text: String

    package init(who: String, answer: String, text: String) {
      (self.who, self.answer, self.text) = (who, answer, text)
    }
  }

  /// Seconds since the scene's first frame.
  package var time: Double
  package var old, new: InspectedValue?
  package var cause: InspectedCause?
  package var steps: [Step] = []
  /// The class of the action that ran; `nil` for none.
  package var action: String?
  /// The id of the animation that it added.
  package var animation: Int?
  package var transaction: InspectedTransaction?
  /// What became of its animation, and what was called for it, in one line each.
  package var events: [String] = []

  package init(time: Double) { self.time = time }
}

/// The transaction of a change.
package struct InspectedTransaction: Codable, Hashable, Sendable {
  /// How many transactions were open, the implicit one included.
  package var depth: Int
  /// Seconds; `nil` where none was set.
  package var duration: Double?
  /// The name of its timing function; `nil` where none was set.
  package var timing: String?
  package var disablesActions: Bool
  /// Whether a completion block waits for it.
  package var hasCompletion: Bool

  package init(depth: Int, disablesActions: Bool) {
    (self.depth, self.disablesActions) = (depth, disablesActions)
    (duration, timing, hasCompletion) = (nil, nil, false)
  }
}
