import SceneProtocol

/// Plays stops of the tour in a window.
///
/// All steps wait while the user has paused the scene, but not while a step of the tour has.
final class TourPlayer {
  private let talk: WindowTalk
  private let window: WindowProcess
  private let options: CommonOptions
  /// The stop's name, for messages.
  private var name = ""
  /// The file that is shown by the tour's choice.
  private var file: String
  /// Whether it is the tour that has paused the scene.
  private var hasPaused = false
  /// How often a window is looked at while time passes, in seconds.
  private static let look = 0.2

  /// A player in a window that shows a file; `nil` while the window does not listen.
  ///
  /// - Parameters:
  ///   - file: The file's absolute path.
  ///   - window: The window's process.
  ///   - options: The command's options.
  init?(showing file: String, in window: WindowProcess, _ options: CommonOptions) {
    guard let talk = WindowTalk(file: file, process: window.process) else { return nil }
    self.talk = talk
    (self.file, self.window, self.options) = (file, window, options)
  }

  /// Opens a lesson, and does what is done there.
  ///
  /// - Parameters:
  ///   - stop: The lesson's stop.
  ///   - path: Its absolute path.
  /// - Returns: Whether the tour goes on: not where the window has gone, or the user has opened another scene.
  /// - Throws: `interrupted` when the command is asked to end.
  func play(_ stop: TourStop, at path: String) throws(CommandError) -> Bool {
    name = stop.name
    guard try ready() != nil, let opened = tell(["open", path]) else { return false }
    // (A lesson that cannot be opened is passed over.)
    guard opened.error == nil else { return true }
    (file, hasPaused) = (path, false)
    guard tell(["wait"]) != nil else { return false }
    if !options.isQuiet { Console.write("\(name)\n", to: .output) }
    for step in stop.steps {
      guard try perform(step) else { return false }
    }
    return true
  }

  /// Shows words over the scene, which stay.
  func say(_ text: String) throws(CommandError) { _ = try perform(.say(text)) }

  /// Does a step.
  ///
  /// - Returns: Whether the tour goes on.
  private func perform(_ step: TourStop.Step) throws(CommandError) -> Bool {
    switch step {
    case .say(let text): try ask { _ in ["say", text] }
    case .ask(let words): try ask { _ in words }
    case .wait(let seconds): try wait(seconds)
    case .click(let x, let y): try ask { ["click"] + Self.place(x, y, in: $0) }
    case .move(let x, let y): try ask { ["move"] + Self.place(x, y, in: $0) }
    }
  }

  private static func place(_ x: Double, _ y: Double, in state: ControlState) -> [String] {
    [Double(state.width) * x, Double(state.height) * y].map { "\(Int($0))" }
  }

  /// Time passes; what passes while the user has paused the scene does not count.
  private func wait(_ seconds: Double) throws(CommandError) -> Bool {
    var left = seconds
    while left > 0 {
      guard try ready() != nil else { return false }
      let part = min(left, Self.look)
      guard try window.runs(for: part) else { return false }
      left -= part
    }
    return true
  }

  /// Waits until the scene may be played with.
  ///
  /// - Returns: The state of the window; `nil` where the tour ends.
  private func ready() throws(CommandError) -> ControlState? {
    while true {
      guard let state = talk.ask(ControlRequest(command: "state"))?.state else { return nil }
      guard state.file == file else {
        // Another scene is there by the user's choice: the tour leaves the window to them.
        _ = tell(["say", ""])
        return nil
      }
      if !state.isPaused { hasPaused = false }
      if !state.isPaused || hasPaused { return state }
      guard try window.runs(for: Self.look) else { return nil }
    }
  }

  /// Asks the window for something, once the scene may be played with.
  private func ask(_ words: (ControlState) -> [String]) throws(CommandError) -> Bool {
    while let state = try ready() {
      let words = words(state)
      guard let reply = answer(to: words) else { return false }
      // (The user has paused it meanwhile, and it hears nothing.)
      if reply.error != nil, reply.state?.isPaused ?? false, !hasPaused { continue }
      report(reply, to: words)
      if ["pause", "step"].contains(words.first) { hasPaused = true }
      return true
    }
    return false
  }

  /// Asks the window for something at once.
  ///
  /// - Returns: The answer, whose error has been said; `nil` where the window has gone.
  private func tell(_ words: [String]) -> ControlReply? {
    let reply = answer(to: words)
    if let reply { report(reply, to: words) }
    return reply
  }

  private func answer(to words: [String]) -> ControlReply? {
    do throws(ControlProblem) {
      let request = try ControlRequest(words: words)
      options.log("\(name): \(words.joined(separator: " "))")
      return talk.ask(request)
    } catch {
      return ControlReply(id: nil, error: error.words)
    }
  }

  private func report(_ reply: ControlReply, to words: [String]) {
    guard let error = reply.error else { return }
    let request = words.joined(separator: " ")
    Console.write("pegbar: \(name): \(request): \(error)\n", to: .error)
  }
}
