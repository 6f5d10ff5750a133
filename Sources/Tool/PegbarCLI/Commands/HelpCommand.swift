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
      usage: "pegbar \(name) \(words) [--web]",
      details: [
        "With --web the page about it opens in the browser: about a command, tapes, a lesson (FadeIn) or a type "
          + "(CALayer); without a word the first page. The pages come with the package, and `make site` makes them."
      ],
      examples: ["pegbar help shot", "pegbar help --web CALayer"],
      ownOptions: [.web]
    )
  }

  /// The words that it takes.
  private static let words =
    "[COMMAND|\(HelpTopic.allCases.map(\.rawValue).joined(separator: "|"))]"

  private let text: String
  /// The page to open in place of writing the text.
  private var page: WebPage?

  init(_ reader: CommandReader) throws(CommandError) {
    if reader.arguments.has(.web) {
      text = ""
      page = try WebPage(about: reader.operands.first, among: reader.table)
      return
    }
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

  func run(_ options: CommonOptions) throws(CommandError) {
    if let page { return try page.open(options) }
    Console.write(text, to: .output)
  }
}
