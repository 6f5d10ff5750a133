/// The frame that a scene was asked for, until it is seen, and what was asked for after that.
///
/// One request is on its way at a time; steps and jumps that come meanwhile wait for its answer and count from there.
/// A report has the number of commands obeyed by then: so one of an earlier frame is not an answer.
struct PlayTarget: Equatable {
  /// What is asked for while an answer is awaited.
  enum Request: Equatable {
    /// The frame at a time, in seconds.
    case time(Double)
    /// A number of frames of 1/60 s on from what comes before it; back where negative.
    case frames(Int)
  }

  /// What a report of a frame means.
  enum Meaning: Equatable {
    /// The scene drew the frame before it obeyed.
    case isOutdated
    /// Nothing is awaited: time goes on.
    case goesOn
    /// It is the frame that was asked for.
    case answers
  }

  /// What the frame that was asked for is known by.
  private enum Answer: Equatable {
    /// A report of the scene that is shown, after that number of commands.
    case report(after: Int)
    /// Another scene that takes its place.
    case scene
  }

  private var answer: Answer?
  /// In their order.
  private var requests: [Request] = []

  /// Whether a frame was asked for that is not seen yet.
  var isAwaited: Bool { answer != nil }

  /// The visible scene was sent a command to show a frame.
  ///
  /// - Parameter command: How many commands it has been sent, with that one.
  mutating func ask(byCommand command: Int) {
    // (The next scene is awaited, whatever commands the one before it gets.)
    if answer != .scene { answer = .report(after: command) }
  }

  /// Another scene comes up, at the frame that was asked for.
  mutating func askByScene() { answer = .scene }

  /// The next scene's process has started, and has its first request.
  ///
  /// - Parameter command: How many commands it has been sent, with that one.
  mutating func sceneIsThere(shownByCommand command: Int) { answer = .report(after: command) }

  /// Keeps what is asked for until there is an answer.
  mutating func add(_ request: Request) {
    if case .time = request { requests = [] }
    requests.append(request)
  }

  /// Takes a report of a frame by the scene that is seen.
  ///
  /// - Parameter count: How many commands it had obeyed.
  /// - Returns: What it means.
  mutating func note(reportAfter count: Int) -> Meaning {
    switch answer {
    case nil: return .goesOn
    case .report(after: ...count):
      answer = nil
      return .answers
    case .report, .scene: return .isOutdated
    }
  }

  /// Takes what was asked for meanwhile.
  ///
  /// - Parameter play: Where the scene is now.
  /// - Returns: The time to go to, in seconds; `nil` where nothing was.
  mutating func takeTime(from play: PlayState) -> Double? {
    guard !requests.isEmpty else { return nil }
    defer { requests = [] }
    return requests.reduce(play.time) { time, request in
      switch request {
      case .time(let time): time
      case .frames(let count): play.time(framesOn: count, from: time)
      }
    }
  }

  /// The scene that was awaited does not come; the visible one may still answer.
  mutating func nextSceneIsLost() { if answer == .scene { giveUp() } }

  /// There is no scene that could answer.
  mutating func giveUp() { self = PlayTarget() }
}
