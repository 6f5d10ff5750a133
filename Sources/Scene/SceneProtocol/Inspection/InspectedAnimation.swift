/// An animation of a layer: one that runs, waits for its begin or is held at its end, or one that is over; or a row of
/// changes that code makes in place of one.
package struct InspectedAnimation: Codable, Equatable, Sendable {
  /// What became of it.
  package enum State: String, Codable, Sendable {
    /// Added, and waits for its transaction's commit.
    case added
    /// Its begin is still to come.
    case waiting
    case running
    /// Past its end, and still on its layer (`isRemovedOnCompletion` is false).
    case held
    /// Ended, and removed.
    case finished
    /// Removed before its end: by code, or as its layer left the window.
    case removed
    /// Removed before its end, as another was added under its key.
    case replaced
    /// Never runs: its times are invalid, or it has no duration.
    case refused
    /// No animation: code sets the property again and again, by a display link or a timer.
    case driven
  }

  /// Identifies this addition among all others, also under the same key.
  package var id: Int
  /// The layer's id in the tree.
  package var layer: Int
  /// How the layer is called in texts: `#card`, or its class.
  package var layerName: String
  package var className: String
  /// The key under which the layer has it; generated for one that was added without.
  package var key: String
  /// `nil` for a group or a transition.
  package var keyPath: String?
  /// `fromValue`, `toValue` and `byValue` as they were set; `nil` for those not set.
  package var from, to, by: InspectedValue?
  /// The values of a keyframe animation, in order.
  package var values: [InspectedValue] = []
  /// The times of `values`, 0 … 1; empty for evenly spaced ones.
  package var keyTimes: [Double] = []
  package var isAdditive = false
  package var isCumulative = false
  package var isRemovedOnCompletion = true
  package var fillMode = "removed"
  package var repeatCount = InspectedNumber(0)
  /// Seconds; 0 for none.
  package var repeatDuration = InspectedNumber(0)
  package var autoreverses = false
  package var speed = 1.0
  package var timeOffset = 0.0
  /// Seconds since the scene's first frame, where it is known; `nil` before the commit that starts it.
  package var begin: InspectedNumber?
  /// Seconds of one pass.
  package var duration = InspectedNumber(0)
  /// Seconds since the scene's first frame when its last pass ends.
  package var end: InspectedNumber?
  /// The pace of one pass.
  package var pace = InspectedPace(.linear)
  /// The elapsed fraction of the pass, 0 … 1, before the timing function; `nil` while it has no effect.
  package var progress: Double?
  package var state = State.added
  /// Whether the inspector has taken its effect away; `nil` where it has not.
  package var isMuted: Bool?
  /// The inspector's rate, as a factor of the animation's own speed; `nil` for unchanged, 0 for paused.
  package var rate: Double?
  /// How many times code has set the property; `nil` for an animation.
  package var changes: Int?
  /// What started it; `nil` when that was not followed.
  package var cause: InspectedCause?
  /// A group's animations, whose times are in the group's pass.
  package var parts: [InspectedAnimation] = []

  package init(id: Int, layer: Int, layerName: String, className: String, key: String) {
    (self.id, self.layer, self.layerName) = (id, layer, layerName)
    (self.className, self.key) = (className, key)
  }
}

/// How an animation paces its pass.
package struct InspectedPace: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// Even.
    case linear
    /// A cubic curve: `curve` has its control points x1, y1, x2, y2.
    case curve
    /// A spring: `curve` is empty, and the five numbers below are its own.
    case spring
  }

  package var kind: Kind
  /// The name of a known curve: `easeOut`.
  package var name: String?
  package var curve: [Double] = []
  package var mass, stiffness, damping, initialVelocity, settlingDuration: Double?
  /// The paced progress at 33 even steps of a pass, from its begin to its end: to be drawn.
  package var samples: [Double] = []

  package init(_ kind: Kind) { self.kind = kind }
}

/// What made a change or started an animation.
package struct InspectedCause: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The scene's beginning, before its first frame.
    case start
    /// Input: `text` says which.
    case input
    case timer
    case displayLink
    /// Code that ran for no event that the engine knows: a task, a notification, a file that was read.
    case code
  }

  package var kind: Kind
  /// What it was, in words: `click at 120, 80`.
  package var text: String
  /// Seconds since the scene's first frame.
  package var time: Double
  /// Counts the causes of a scene: equal for all that one event made.
  package var number: Int

  package init(_ kind: Kind, text: String, time: Double, number: Int) {
    (self.kind, self.text, self.time, self.number) = (kind, text, time, number)
  }
}
