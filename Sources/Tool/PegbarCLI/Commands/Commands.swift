/// The commands: the only list of them.
enum Commands {
  /// All, in the order of the help.
  static let all: [any Command.Type] = [
    PreviewCommand.self, ShotCommand.self, RecordCommand.self, TestCommand.self,
    CheckCommand.self, ScenesCommand.self, TellCommand.self, NewCommand.self, AddCommand.self,
    CleanCommand.self,
    CompletionsCommand.self, ManCommand.self, HelpCommand.self,
  ]

  /// Words that a later version may answer to; asking for one now gets an honest answer.
  static let plannedNames = ["inspect"]
}
