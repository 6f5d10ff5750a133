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
  /// The names of stops whose lessons are not there.
  private let missing: [String]
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
    missing = names.isEmpty ? TourStop.first.map(\.name).filter { !all.contains($0) } : []
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
    for name in missing {
      Console.write("pegbar: the lesson \(name) is not there: the tour leaves it out\n", to: .error)
    }
    guard let start = stops.first else { return }
    let path = self.path(start)
    let window = try WindowProcess(showing: path, options)
    defer { window.end() }
    let began = ContinuousClock.now
    while true {
      if let player = TourPlayer(showing: path, in: window, options) {
        try play(by: player)
        return try window.waitForEnd()
      }
      guard ContinuousClock.now - began < .seconds(Self.patience) else {
        throw .unavailable("the window does not answer")
      }
      guard try window.runs(for: 0.1) else { return try window.waitForEnd() }
    }
  }

  private func play(by player: TourPlayer) throws(CommandError) {
    for stop in stops {
      guard try player.play(stop, at: path(stop)) else { return }
    }
    try player.say(TourStop.farewell)
  }

  private func path(_ stop: TourStop) -> String { "\(folder)/\(stop.name).swift" }
}
