import SceneProtocol

/// `pegbar help`, and `--help`: explains a command, or something that is not about one command.
struct HelpCommand: Command {
  static let name = "help"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: words,
      operandKind: .command(or: HelpTopic.allCases.map(\.rawValue)),
      summary: "explain a command, what tapes say, or what becomes of @objc",
      usage: "pegbar \(name) \(words)",
      examples: ["pegbar help shot"]
    )
  }

  /// The words that it takes.
  private static let words =
    "[COMMAND|\(HelpTopic.allCases.map(\.rawValue).joined(separator: "|"))]"

  private let text: String

  init(_ reader: CommandReader) throws(CommandError) {
    guard let word = reader.operands.first else {
      text = Help(reader.table).text(for: nil)
      return
    }
    if let topic = HelpTopic(rawValue: word) {
      text = topic.text
      return
    }
    guard let command = reader.table.named(word) else {
      throw .unknownCommand(word, among: reader.table)
    }
    text = Help(reader.table).text(for: command)
  }

  /// - Parameters:
  ///   - command: The command that is explained; `nil` for all.
  ///   - table: All commands.
  init(about command: CommandSpec?, in table: CommandTable) {
    text = Help(table).text(for: command)
  }

  func run(_ options: CommonOptions) { Console.write(text, to: .output) }
}
