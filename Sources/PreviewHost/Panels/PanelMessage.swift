/// What is said over a scene's picture.
struct PanelMessage: Equatable {
  enum Kind: Equatable {
    case doesNotCompile, crashed, hangs, cannotRun
  }

  var kind: Kind
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
