/// The texts of `--help`, made of the tables of commands and options.
enum Help {
  /// The help of one command, or of all when there is none.
  static func text(for command: CommandName?) -> String {
    command.map(text) ?? overview
  }

  private static var overview: String {
    let commands = CommandName.allCases.map { (("\($0.rawValue) \($0.operands)"), $0.summary) }
    return """
      pegbar - shows Core Animation scenes, written in Swift, in a window on Linux

      usage: pegbar FILE.swift            open the scene's first #Preview in a window
             pegbar COMMAND …

      commands:
      \(table(commands))

      options:
      \(table(rows(OptionSpec.all)))

      exit codes: 0 fine, 1 nothing drawn, 2 does not compile, 64 wrong arguments, 66 cannot read
      the scene, 69 no display, compiler or library, 70 the scene crashed, 73 cannot write

      """
  }

  private static func text(_ command: CommandName) -> String {
    let options = OptionSpec.all.filter { $0.commands.contains(command) }
    let examples = command.examples.map { "  \($0)" }.joined(separator: "\n")
    return """
      usage: \(command.usage)

      pegbar \(command.rawValue): \(command.summary)

      options:
      \(table(rows(options)))
      \(examples.isEmpty ? "" : "\nexamples:\n\(examples)\n")
      """
  }

  private static func rows(_ options: [OptionSpec]) -> [(String, String)] {
    options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return ("\(letter)\(option.name)\(option.value.map { " \($0)" } ?? "")", option.help)
    }
  }

  /// Two columns, the second beginning two spaces after the longest entry of the first.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count + 2))\(right)"
    }.joined(separator: "\n")
  }
}
