import QuartzCore
import SceneProtocol

/// What was noted of one change of a property, in the order in which it happened.
struct ChangeRecord {
  /// What came of setting the property.
  enum Result {
    case isUnderWay, changed
    case kept(TraceKeeping)
  }

  /// The key of the property.
  let key: String
  /// Media time, in seconds.
  let time: Double
  let cause: TraceCause
  var result = Result.isUnderWay
  var transaction: TraceTransaction?
  var old: InspectedValue?
  var new: InspectedValue?
  /// The steps of the action search, and what each answered.
  var steps: [(step: TraceEvent.Step, answer: TraceEvent.Answer)] = []
  /// Whether the search was skipped, as actions were disabled.
  var isSearchSkipped = false
  /// The class of the action that was chosen; `nil` for none, or before one was.
  var action: String?
  var hasChosen = false
  /// Whether the layer's delegate is the view that it belongs to, and whether the layer was on screen.
  var isOfView = false
  var isOnScreen = false
  /// The name of the delegate's class.
  var delegate: String?
  /// The animation that the action added.
  var animation: TraceEvent.Animation?
  var isRefused = false
  /// What became of the animation since, in one line each.
  var fate: [(time: Double, event: TraceEvent.What)] = []

  init(_ key: String, at time: Double, _ cause: TraceCause) {
    (self.key, self.time, self.cause) = (key, time, cause)
  }
}
