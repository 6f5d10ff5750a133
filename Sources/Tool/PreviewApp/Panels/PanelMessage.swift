/// A message that is shown over the scene.
struct PanelMessage: Equatable {
  /// The subject of a message.
  enum Subject: Equatable {
    /// The scene's text: its current version has no program.
    case text
    /// The program that runs, or ran last.
    case scene
    /// What was dropped on the window.
    case drop
    /// The tape that is played: its text, or what it has found in the scene.
    case tape
  }

  /// The severity.
  enum Kind: Equatable {
    case error, warning
  }

  var kind = Kind.error
  /// The error in a few words.
  var title: String
  /// The place in the source: "card.swift:12:8".
  var place = ""
  /// The path of the file with that place; `nil` for the scene's only one.
  var file: String?
  /// The line of that file, from 1.
  var line: Int?
  /// The column in that line, in bytes, from 1.
  var column: Int?
  /// The text of the message.
  var text: String
  /// Preformatted lines: of the scene, or of a backtrace.
  var lines: [String] = []
  /// The possible actions, each with its key.
  var hint = ""
}
