import SceneProtocol

/// The manual page, made of the tables of commands, options, exit codes and variables.
struct ManualPage {
  /// The commands that it describes.
  let commands: CommandTable

  /// The page, for `man`.
  var text: String {
    let parts =
      [".TH PEGBAR 1 \"\" \"pegbar \(Version.number)\" \"User Commands\""] + Self.name
      + synopsis + Self.description + commandList + optionList + Self.keys + Self.json
      + Self.exitStatus + Self.environment + Self.files + examples
    return parts.joined(separator: "\n") + "\n"
  }

  private static let name = [
    Roff.section("NAME"), "pegbar \\- shows Core Animation scenes, written in Swift, in a window",
  ]

  private var synopsis: [String] {
    [Roff.section("SYNOPSIS")]
      + commands.all.map(\.usage).enumerated().flatMap { index, usage in
        (index == 0 ? [] : [".br"]) + [Self.words(usage)]
      }
  }

  /// A line of a usage: words to type in bold, others as they are.
  private static func words(_ usage: String) -> String {
    usage.split(separator: " ").map { word in
      let isTyped = word.first?.isLowercase == true || word.hasPrefix("-")
      return isTyped ? Roff.bold(String(word)) : Roff.italic(String(word))
    }.joined(separator: " ")
  }

  private static let description =
    [Roff.section("DESCRIPTION")]
    + Roff.lines(
      "A scene is a Swift file that ends in a #Preview, which makes a view, a view controller or a "
        + "layer. pegbar compiles it and shows it in a window, or draws any moment of it. An "
        + "unchanged scene is not compiled again."
    )
    + [".PP"]
    + Roff.lines("Where a scene's file is asked for, - is standard input. -- ends the options.")

  private var commandList: [String] {
    [Roff.section("COMMANDS")]
      + commands.all.map { command in
        Roff.tagged(
          Roff.bold(command.name)
            + (command.operands.isEmpty ? "" : " " + Roff.italic(command.operands)),
          [Roff.text(command.summary.capitalizedFirst + ".")]
            + command.details.flatMap { [".br"] + Roff.lines($0) }
        )
      }
  }

  private var optionList: [String] {
    [Roff.section("OPTIONS")]
      + OptionSpec.all.map { option in
        let letter = option.letter.map { Roff.bold("-\($0)") + ", " } ?? ""
        let value = option.value.map { " " + Roff.italic($0) } ?? ""
        let owners = commands.owners(of: option)
        let scope =
          owners.count == commands.all.count
          ? [] : [Roff.text("For: \(owners.joined(separator: ", ")).")]
        return Roff.tagged(
          letter + Roff.bold(option.name) + value,
          [Roff.text(option.help.capitalizedFirst + ".")] + scope
        )
      }
  }

  private static var keys: [String] {
    [Roff.section("KEYS")]
      + Roff.lines("In the window of a scene; all other keys are the scene's.")
      + KeyCommand.allCases.map { command in
        Roff.tagged(
          Roff.bold(KeyTable.words(of: command)),
          [Roff.text(command.summary.capitalizedFirst + ".")]
        )
      }
  }

  private static var json: [String] {
    [Roff.section("JSON")] + Roff.lines(JSONShape.introduction)
      + JSONShape.all.map { Roff.tagged(Roff.bold($0.place), Roff.lines($0.meaning)) }
  }

  private static var exitStatus: [String] {
    [Roff.section("EXIT STATUS")]
      + ExitMeaning.all.map { Roff.tagged(Roff.bold("\($0.code)"), [Roff.text($0.meaning)]) }
  }

  private static var environment: [String] {
    [Roff.section("ENVIRONMENT")]
      + EnvironmentVariable.all.map { Roff.tagged(Roff.bold($0.name), Roff.lines($0.meaning)) }
  }

  private static let files = [
    Roff.section("FILES"),
    Roff.tagged(
      Roff.italic("~/.cache/pegbar/build"),
      [Roff.text("The compiled scenes; `pegbar clean` removes them.")]
    ),
    Roff.tagged(
      Roff.italic("~/.local/state/pegbar/sizes"),
      [
        Roff.text(
          "The sizes that windows were given by hand, a file for each of the scenes that were shown "
            + "last; each may be removed."
        )
      ]
    ),
    Roff.tagged(
      Roff.italic("~/.local/state/pegbar/window.json"),
      [Roff.text("The scenes that were opened last, which Ctrl+P lists; it may be removed.")]
    ),
  ]

  private var examples: [String] {
    [Roff.section("EXAMPLES"), Roff.literal(commands.all.flatMap(\.examples))]
  }
}

extension String {
  /// The text with a capital first.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
