import FoundationEssentials
import TapeLanguage
import Testing

/// The descriptions of each command and setting, which the page on tapes contains.
struct `Forms of commands` {
  @Test(arguments: TapeCommandName.allCases)
  func `a command has a form and a purpose, and the page tells them`(
    name: TapeCommandName
  ) throws {
    #expect(name.form.hasPrefix(name.rawValue))
    let row = "| `\(inTable(name.form))` | \(name.summary) |"
    let isReported = try page().contains(row)
    #expect(isReported, "\(row)")
  }

  @Test(arguments: TapeSettingName.allCases)
  func `a setting has values and a meaning, and the page tells them`(
    name: TapeSettingName
  ) throws {
    let row = "| `\(inTable(name.form))` | \(name.summary) |"
    let isReported = try page().contains(row)
    #expect(isReported, "\(row)")
  }

  @Test func `the page's examples are tapes, and show every command and setting`() throws {
    let blocks = try page().split(separator: "```", omittingEmptySubsequences: false)
    let examples = blocks.filter { $0.hasPrefix("tape\n") }.map { $0.dropFirst(5) }
    let reading = TapeReading(examples.joined(), file: "Tape.md")
    #expect(reading.errors.map(\.message) == [])
    let commands = reading.tape.commands.map(\.command)
    #expect(Set(commands.map(\.name)) == Set(TapeCommandName.allCases))
    let settings = commands.compactMap { command in
      if case .set(let setting) = command { setting.name } else { nil }
    }
    #expect(Set(settings) == Set(TapeSettingName.allCases))
  }

  private func inTable(_ form: String) -> String {
    form.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private func page() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent("Sources/Tape/TapeLanguage/Documentation/Tape.md")
    return try String(contentsOf: page, encoding: .utf8)
  }
}
