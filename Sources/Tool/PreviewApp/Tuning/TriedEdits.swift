/// Which changes of literals the scenes have that are started and shown one after another while values are tried.
struct TriedEdits: Equatable {
  /// What is in place of the literals that were changed, by their index, as in `TuningDraft`.
  typealias Edits = [Int: String]

  /// Those of the scene that was started last.
  private var started: Edits = [:]
  /// Those of the visible scene.
  private var shown: Edits = [:]
  /// Whether newer ones wait until the scene that is starting is shown.
  private(set) var areDue = false

  /// A scene is visible that has these changes; none others wait.
  init(shown edits: Edits = [:]) { (started, shown) = (edits, edits) }

  /// Newer changes are tried once the scene that is starting is shown.
  mutating func wait() { areDue = true }

  /// A scene with these changes is started.
  mutating func start(_ edits: Edits) { (started, areDue) = (edits, false) }

  /// The scene that was started has taken the place of the one before.
  mutating func show() { shown = started }

  /// What follows when the scene that was started does not get to its first frame.
  enum Failure: Equatable {
    /// Newer changes wait, and are tried in place of those that failed.
    case triesNewer
    /// The changes of the visible scene are the user's again.
    case putsBack(Edits)
    /// The visible scene has the same changes: they are not the cause.
    case isOther
  }

  /// The scene that was started has ended before it was shown, or does not answer.
  mutating func fail() -> Failure {
    guard started != shown else { return .isOther }
    started = shown
    return areDue ? .triesNewer : .putsBack(shown)
  }
}
