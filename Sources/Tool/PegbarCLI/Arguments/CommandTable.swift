/// The descriptions of all commands: help, manual page, completions and messages are made of them.
///
/// It is passed on from the entry point, as the list of the commands themselves refers to all that they do.
struct CommandTable: Sendable {
  /// Every command, in the order of the help.
  let all: [CommandSpec]
  /// The command of a line that begins with a file.
  let ofFiles: CommandSpec

  /// The commands' names.
  var names: [String] { all.map(\.name) }

  /// The command of a word; `nil` where there is none.
  func named(_ name: String) -> CommandSpec? { all.first { $0.name == name } }

  /// The names of the commands that understand an option.
  func owners(of option: OptionSpec) -> [String] { all.filter { $0.takes(option) }.map(\.name) }
}
