/// What can be asked for, by the word on the command line.
enum CommandName: String, CaseIterable {
  case preview, shot, check, scenes, clean, help

  /// The words after the command's name.
  var operands: String {
    switch self {
    case .preview, .shot, .scenes: "FILE.swift"
    case .check: "FILE.swift…"
    case .clean: ""
    case .help: "[COMMAND]"
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .preview: "open the scene in a window (the word may be left out)"
    case .shot: "draw one exact frame to a PNG; needs no display"
    case .check: "compile only"
    case .scenes: "list the names of the previews in the file"
    case .clean: "remove the compiled scenes kept from earlier runs"
    case .help: "explain a command"
    }
  }

  /// How it is called, without options.
  var usage: String {
    switch self {
    case .preview: "pegbar FILE.swift [options]"
    case .shot: "pegbar shot FILE.swift -o OUT.png [options]"
    case .clean, .help: "pegbar \(rawValue) \(operands)".trimmingSpace
    case .check, .scenes: "pegbar \(rawValue) \(operands) [options]"
    }
  }

  /// A few lines to copy.
  var examples: [String] {
    switch self {
    case .preview: ["pegbar card.swift", "pegbar card.swift --scene Flip --size 480x320"]
    case .shot:
      [
        "pegbar shot card.swift --at 250ms -o card.png --scale 2",
        "pegbar shot card.swift --click 40,80@0.1 --key Return@1s --at 1.5 -o pressed.png",
      ]
    case .check: ["pegbar check Scenes/*.swift"]
    case .scenes, .clean, .help: []
    }
  }

  /// Words that a later version may answer to; asking for one now gets an honest answer.
  static let plannedNames = ["record", "inspect", "test", "new", "completions"]
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpace: String { last == " " ? String(dropLast()) : self }
}
