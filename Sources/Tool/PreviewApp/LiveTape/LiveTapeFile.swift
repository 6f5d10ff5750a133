import Foundation
import SceneProtocol
import TapeLanguage

/// A tape's file as it was read: what is played, and what is wrong with it.
struct LiveTapeFile {
  /// The absolute path of the file.
  let path: String
  /// The commands of the lines that are right.
  let tape: Tape
  /// What is played of it, in a press of a key each.
  let lines: [TapeLine]
  /// The absolute paths of the file and of the tapes that it includes.
  let files: Set<String>
  /// What is wrong with it; `nil` for a tape that can be played.
  let problem: PanelMessage?

  /// Reads it; what is wrong is its `problem`.
  ///
  /// - Parameter path: The absolute path.
  init(reading path: String) {
    self.path = path
    var files: Set<String> = [path]
    do {
      let reading = TapeReading(try Self.text(of: path), file: path) {
        files.insert($0)
        return try Self.text(of: $0)
      }
      tape = reading.tape
      problem = PanelMessage(reading.errors) ?? Self.problem(ofSceneIn: tape, path)
    } catch {
      tape = Tape([])
      problem = PanelMessage(title: "Cannot read the tape", text: "\(path): \(error)")
    }
    self.files = files
    lines = tape.lines
  }

  /// What keeps it from being played; with its reason.
  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  private static func text(of path: String) throws -> String {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Unreadable(description: "there is no file that can be read")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Unreadable(description: "it is not UTF-8 text")
    }
    return text
  }

  /// The absolute paths of the scene's file, folder or files; empty where the tape names none.
  var scenePaths: [String] {
    tape.settings.scene.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
  }

  /// The paths of the scene that are not there.
  var missingPaths: Set<String> {
    Set(scenePaths.filter { !FileManager.default.fileExists(atPath: $0) })
  }

  /// Whether it names a scene, and all of that is there.
  var hasScene: Bool {
    let paths = scenePaths
    return !paths.isEmpty && paths.allSatisfy(FileManager.default.fileExists)
  }

  private static func problem(ofSceneIn tape: Tape, _ path: String) -> PanelMessage? {
    let place = tape.commands.last { $0.command.name == .set && $0.command.isScene }?.place
    guard let place else {
      return PanelMessage(
        title: "The tape has no scene",
        place: TapePlace(file: path, line: 1, column: 1),
        text: "It does not say what is played: add `Set Scene FILE.swift` to it."
      )
    }
    let missing = tape.settings.scene.first { !FileManager.default.fileExists(atPath: $0) }
    return missing.map { missing in
      PanelMessage(
        title: "The tape's scene is missing",
        place: place,
        text: "\(missing): no such file or folder; a path begins at the tape that says it."
      )
    }
  }

  /// What is wrong with the preview that it names; `nil` where the scene has it.
  ///
  /// - Parameter previews: The names of the scene's previews; empty for an application.
  /// - Returns: The message.
  func problem(among previews: [String]) -> PanelMessage? {
    guard let name = tape.settings.preview, !previews.contains(name) else { return nil }
    let place = tape.commands.last { $0.command == .set(.preview(name)) }?.place
    let others = previews.isEmpty ? "no preview" : previews.joined(separator: ", ")
    return PanelMessage(
      title: "The tape's preview is missing",
      place: place ?? TapePlace(file: path, line: 1, column: 1),
      text: "No preview is called \"\(name)\"; there is \(others)."
    )
  }

  /// What is played, without the notes.
  var played: [TapeCommand] {
    tape.commands.map(\.command).filter { $0.name != .note }
  }

  /// How many lines at the beginning are the same in another tape, and played in the same way.
  func sameLines(as other: LiveTapeFile) -> Int {
    guard tape.settings == other.tape.settings else { return 0 }
    let most = min(lines.count, other.lines.count)
    return (0...most).last { count in
      let own = tape.commands[..<tape.limit(ofLines: count)].map(\.command)
      let others = other.tape.commands[..<other.tape.limit(ofLines: count)].map(\.command)
      return own.filter { $0.name != .note } == others.filter { $0.name != .note }
    } ?? 0
  }

  /// Where a number of lines of another tape end in this one: after the same line, if it is still there.
  ///
  /// - Parameters:
  ///   - count: The number of lines.
  ///   - other: The tape that they belong to.
  /// - Returns: The number of lines here.
  func count(after count: Int, of other: LiveTapeFile) -> Int {
    guard count > 0, other.lines.indices.contains(count - 1) else { return 0 }
    let text = other.lines[count - 1].text
    let places = lines.indices.filter { lines[$0].text == text }
    let nearest = places.min { abs($0 - count + 1) < abs($1 - count + 1) }
    return nearest.map { $0 + 1 } ?? min(count, lines.count)
  }
}

extension TapeCommand {
  /// Whether it names the scene.
  fileprivate var isScene: Bool {
    if case .set(.scene) = self { true } else { false }
  }
}
