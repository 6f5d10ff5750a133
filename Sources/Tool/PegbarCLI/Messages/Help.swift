/// The texts of `--help`, made of the tables of commands and options.
struct Help {
  private let table: CommandTable

  /// The help on these commands.
  init(_ table: CommandTable) { self.table = table }

  /// The help of one command, or of all when there is none.
  func text(for command: CommandSpec?) -> String {
    command.map(Self.text) ?? overview
  }

  private var overview: String {
    let commands = table.all.map { (("\($0.name) \($0.operands)"), $0.summary) }
    return """
      pegbar - shows Core Animation scenes, written in Swift, in a window on Linux

      usage: pegbar FILE.swift            open the scene's first #Preview in a window
             pegbar COMMAND …

      commands:
      \(Self.table(commands))

      options:
      \(Self.table(Self.rows(OptionSpec.all)))

      exit codes:
      \(Self.table(ExitMeaning.all.map { ("\($0.code)", $0.meaning) }))

      Begin with `pegbar new Card`. `pegbar help COMMAND` has examples; `pegbar man` is the manual.

      """
  }

  private static func text(_ command: CommandSpec) -> String {
    """
    usage: \(command.usage)

    pegbar \(command.name): \(command.summary)

    \(lines(command.details.flatMap { Paragraph.lines($0, width: 88) }, indent: ""))options:
    \(table(rows(command.options)))

    examples:
    \(lines(command.examples, indent: "  "))
    """.trimmingLastNewline
  }

  /// The indented lines, followed by an empty one; nothing when there are none.
  private static func lines(_ lines: [String], indent: String) -> String {
    lines.isEmpty ? "" : lines.map { "\(indent)\($0)\n" }.joined() + "\n"
  }

  private static func rows(_ options: [OptionSpec]) -> [(String, String)] {
    options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      return ("\(letter)\(option.name)\(option.value.map { " \($0)" } ?? "")", option.help)
    }
  }

  /// Two columns; the second begins two spaces after the longest entry of the first.
  ///
  /// - Parameters:
  ///   - rows: The entries of both columns.
  ///   - limit: Maximum length of an entry of the first column; after a longer one the second is on the next line.
  /// - Returns: The lines.
  static func table(_ rows: [(String, String)], atMost limit: Int = .max) -> String {
    let width = rows.map(\.0.count).filter { $0 <= limit }.max() ?? 0
    return rows.map { left, right in
      let space = String(repeating: " ", count: max(width - left.count, 0) + 2)
      return left.count <= limit
        ? "  \(left)\(space)\(right)"
        : "  \(left)\n  \(String(repeating: " ", count: width + 2))\(right)"
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text without one of the newlines at its end.
  fileprivate var trimmingLastNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
