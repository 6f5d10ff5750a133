import SceneProtocol

/// `pegbar man`: prints the manual page.
struct ManCommand: Command {
  static let name = "man"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      summary: "print the manual page",
      usage: "pegbar \(name)",
      details: ["It is made of the same table as the help, and is to be read with `man -l`."],
      examples: ["pegbar man | man -l -"]
    )
  }

  private let page: ManualPage

  init(_ reader: CommandReader) throws(CommandError) {
    guard reader.operands.isEmpty else { throw .usage("man takes no words: it is one page") }
    page = ManualPage(commands: reader.table)
  }

  func run(_ options: CommonOptions) { Console.write(page.text, to: .output) }
}
