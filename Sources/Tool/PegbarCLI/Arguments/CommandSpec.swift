/// What can be asked for, by the word on the command line; the only list of the commands.
enum CommandName: String, CaseIterable {
  case preview, shot, record, test, check, scenes, tell, new, clean, completions, man, help

  /// The words after the command's name.
  var operands: String {
    switch self {
    case .preview: "FILE.swift…|FOLDER"
    case .shot, .scenes: "FILE.swift"
    case .record: "FILE.tape|FILE.swift"
    case .test: "FOLDER|FILE.tape…"
    case .tell: "FILE.swift COMMAND [VALUE…]"
    case .check: "FILE.swift…"
    case .new: "NAME"
    case .clean, .man: ""
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .help: "[COMMAND|\(HelpTopic.allCases.map(\.rawValue).joined(separator: "|"))]"
    }
  }

  /// What the words after the command's name are; `nil` when there are none.
  var operandKind: WordKind? {
    switch self {
    case .preview, .shot, .check, .scenes, .tell: .scene
    case .record: .script
    case .test: .tape
    case .new: .free
    case .clean, .man: nil
    case .completions: .choice(Shell.allCases.map(\.rawValue))
    case .help:
      .choice(CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue))
    }
  }

  /// Whether there may be more than one word after the command's name.
  var takesManyOperands: Bool { [.check, .preview, .test].contains(self) }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .preview: "open the scene in a window (the word may be left out)"
    case .shot: "draw one exact frame to a PNG; needs no display"
    case .record: "play a tape, or a scene, and write what is seen as a clip; needs no display"
    case .test: "play tapes, and say which of what they expect is not so"
    case .check: "compile only"
    case .scenes: "list the names of the previews in the file"
    case .tell: "tell the window that shows the file to do something"
    case .new: "write a scene to start from"
    case .clean: "remove the compiled scenes kept from earlier runs"
    case .completions: "print the completions for a shell"
    case .man: "print the manual page"
    case .help: "explain a command, what tapes say, or what becomes of @objc"
    }
  }

  /// How it is called, without options.
  var usage: String {
    switch self {
    case .preview: "pegbar FILE.swift…|FOLDER [options]"
    case .shot: "pegbar shot FILE.swift -o OUT.png [options]"
    case .record: "pegbar record \(operands) -o OUT.gif [-o OUT.mp4 …] [options]"
    case .clean, .completions, .man, .help: "pegbar \(rawValue) \(operands)".trimmingSpace
    case .test, .check, .scenes, .tell, .new: "pegbar \(rawValue) \(operands) [options]"
    }
  }

  /// Words that a later version may answer to; asking for one now gets an honest answer.
  static let plannedNames = ["inspect"]
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingSpace: String { last == " " ? String(dropLast()) : self }
}
