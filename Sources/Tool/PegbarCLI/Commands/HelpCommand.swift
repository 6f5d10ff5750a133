import SceneProtocol

/// `pegbar help`, and `--help`: explains a command, or something that is not about one command.
struct HelpCommand: Command {
  static let name = "help"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: words,
      operandKind: .choice(Commands.all.map { $0.name } + HelpTopic.allCases.map(\.rawValue)),
      summary: "explain a command, what tapes say, or what becomes of @objc",
      usage: "pegbar \(name) \(words)",
      examples: ["pegbar help shot"],
      command: Self.self
    )
  }

  /// The words that it takes.
  private static let words =
    "[COMMAND|\(HelpTopic.allCases.map(\.rawValue).joined(separator: "|"))]"

  private let text: String

  init(_ reader: CommandReader) throws(CommandError) {
    guard let word = reader.operands.first else {
      text = Help.text(for: nil)
      return
    }
    if let topic = HelpTopic(rawValue: word) {
      text = topic.text
      return
    }
    guard let command = CommandSpec.named(word) else { throw .unknownCommand(word) }
    text = Help.text(for: command)
  }

  /// - Parameter command: The command that is explained; `nil` for all.
  init(about command: CommandSpec?) { text = Help.text(for: command) }

  func run(_ options: CommonOptions) { Console.write(text, to: .output) }
}
