/// What is said over a scene's picture.
struct PanelMessage: Equatable {
  /// What is not as it should be.
  enum Subject: Equatable {
    /// The scene's text: there is no program of it as it is now.
    case text
    /// The program that runs, or ran last.
    case scene
    /// What was dropped on the window.
    case drop
  }

  /// How bad it is.
  enum Kind: Equatable {
    case error, warning
  }

  var kind = Kind.error
  /// What is wrong, in a few words.
  var title: String
  /// What it is about: "card.swift:12:8".
  var place = ""
  /// The line of the scene that it is about, from 1.
  var line: Int?
  /// What is said of it.
  var text: String
  /// Lines that are shown as they are: of the scene, or of a backtrace.
  var lines: [String] = []
  /// What can be done, each with its key.
  var hint = ""
}
