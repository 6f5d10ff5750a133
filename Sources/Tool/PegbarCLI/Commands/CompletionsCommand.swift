import SceneProtocol

/// `pegbar completions`: prints the completions for a shell.
struct CompletionsCommand: Command {
  static let name = "completions"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: shells,
      operandKind: .choice(Shell.allCases.map(\.rawValue)),
      summary: "print the completions for a shell",
      usage: "pegbar \(name) \(shells)",
      details: Shell.allCases.map { "For \($0.rawValue) \($0.installation)." },
      examples: Shell.allCases.map(\.example)
    )
  }

  /// The words that it takes.
  private static let shells = Shell.allCases.map(\.rawValue).joined(separator: "|")

  private let shell: Shell
  private let table: CommandTable

  init(_ reader: CommandReader) throws(CommandError) {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = reader.operands.first else {
      throw .usage("say for which shell: \(names.joined(separator: ", "))")
    }
    guard reader.operands.count == 1, let shell = Shell(rawValue: word) else {
      throw .unknownChoice(reader.operands.last ?? word, of: "completions", among: names)
    }
    self.shell = shell
    table = reader.table
  }

  func run(_ options: CommonOptions) { Console.write(shell.completions(of: table), to: .output) }
}
