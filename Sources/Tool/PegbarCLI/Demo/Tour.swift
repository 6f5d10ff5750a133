import FoundationEssentials
import Glibc
import SceneProtocol

/// The lessons, one after the other, in one window that this command plays as a user would.
///
/// The window is a process of its own, so that it stays a window like any other: the tour asks it by its socket. A user
/// who pauses it stops the tour, and one who opens another scene is not taken from it.
struct Tour {
  private let folder: String
  private let stops: [TourStop]
  private let options: CommonOptions
  /// How long a window may take to come up, in seconds.
  private static let patience = 30.0

  /// The tour of some lessons, or of all.
  ///
  /// - Parameters:
  ///   - names: The names of lessons; empty for all, of which the first explain the keys.
  ///   - options: The command's options.
  /// - Throws: `unavailable` where the lessons are not there, `usage` where none has such a name.
  init(_ names: [String], _ options: CommonOptions) throws(CommandError) {
    self.options = options
    folder = try Lessons.folder()
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    for name in names where !all.contains(name) {
      throw .usage("no lesson is called \(name)", meant: Suggestion.nearest(to: name, among: all))
    }
    let first = TourStop.first.filter { all.contains($0.name) }
    let order =
      names.isEmpty
      ? first.map(\.name) + all.filter { name in !first.contains { $0.name == name } } : names
    let path = folder
    stops = order.map { name in
      names.isEmpty
        ? first.first { $0.name == name } ?? Self.stop(name, path) : Self.stop(name, path)
    }
  }

  /// A lesson is described by the first comment of its file.
  private static func stop(_ name: String, _ folder: String) -> TourStop {
    let text = String(decoding: FileIO.read("\(folder)/\(name).swift") ?? [], as: UTF8.self)
    let comment = text.split(separator: "\n").prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
      .joined(separator: " ")
    return TourStop(name, comment.isEmpty ? name : "\(name). \(comment)")
  }

  /// Plays it; returns when the window is closed.
  func play() throws(CommandError) {
    guard let start = stops.first else { return }
    let path = self.path(start)
    let window = try WindowProcess(showing: path, options)
    defer { window.end() }
    let began = ContinuousClock.now
    while true {
      if let talk = WindowTalk(file: path) {
        try play(talk, in: window)
        return try window.waitForEnd()
      }
      guard ContinuousClock.now - began < .seconds(Self.patience) else {
        throw .unavailable("the window does not answer")
      }
      guard try window.runs(for: 0.1) else { return try window.waitForEnd() }
    }
  }

  private func play(_ talk: borrowing WindowTalk, in window: WindowProcess) throws(CommandError) {
    for stop in stops {
      guard let opened = talk.ask(Self.request(["open", path(stop)])) else { return }
      if let error = opened.error { Console.write("pegbar: \(stop.name): \(error)\n", to: .error) }
      guard talk.ask(Self.request(["wait"])) != nil else { return }
      if !options.isQuiet { Console.write("\(stop.name)\n", to: .output) }
      for step in stop.steps {
        guard try perform(step, talk, window) else { return }
        // Another scene is there by the user's choice: the tour leaves the window to them.
        if let file = talk.ask(Self.request(["state"]))?.state?.file, file != path(stop) {
          _ = talk.ask(Self.request(["say", ""]))
          return
        }
      }
    }
    _ = talk.ask(Self.request(["say", TourStop.farewell]))
  }

  /// Does a step; `false` when the window has gone.
  private func perform(
    _ step: TourStop.Step,
    _ talk: borrowing WindowTalk,
    _ window: WindowProcess
  ) throws(CommandError) -> Bool {
    switch step {
    case .say(let text): return talk.ask(Self.request(["say", text])) != nil
    case .ask(let words): return talk.ask(Self.request(words)) != nil
    case .wait(let seconds): return try window.runs(for: seconds)
    case .click(let x, let y): return try input("click", x, y, talk, window)
    case .move(let x, let y): return try input("move", x, y, talk, window)
    }
  }

  /// Gives the scene input, once it is not paused: a user who pauses it stops the tour.
  private func input(
    _ name: String,
    _ x: Double,
    _ y: Double,
    _ talk: borrowing WindowTalk,
    _ window: WindowProcess
  ) throws(CommandError) -> Bool {
    while true {
      guard let state = talk.ask(Self.request(["state"]))?.state else { return false }
      if !state.isPaused {
        let place = [Double(state.width) * x, Double(state.height) * y].map { "\(Int($0))" }
        return talk.ask(Self.request([name] + place)) != nil
      }
      guard try window.runs(for: 0.3) else { return false }
    }
  }

  private func path(_ stop: TourStop) -> String { "\(folder)/\(stop.name).swift" }

  private static func request(_ words: [String]) -> ControlRequest {
    (try? ControlRequest(words: words)) ?? ControlRequest(command: "state")
  }
}
