/// The commands: the only list of them, which the entry point alone knows.
enum Commands {
  /// All, in the order of the help.
  private static let all: [any Command.Type] = [
    PreviewCommand.self, ShotCommand.self, RecordCommand.self, TestCommand.self,
    InspectCommand.self, CheckCommand.self, ScenesCommand.self, TellCommand.self, NewCommand.self,
    AddCommand.self, BookCommand.self, DemoCommand.self,
    EditorCommand.self, LanguageServerCommand.self, CleanCommand.self, CompletionsCommand.self,
    ManCommand.self, HelpCommand.self,
  ]

  /// Their descriptions.
  static let table = CommandTable(all: all.map { $0.spec }, ofFiles: PreviewCommand.spec)

  /// Reads the whole command line.
  static func read(_ arguments: Arguments) throws(CommandError) -> any Runnable {
    try arguments.refuseUnknownChoices()
    if arguments.has(.version) { return Version() }
    let (command, operands) = try split(arguments)
    if arguments.has(.help) {
      return HelpCommand(about: arguments.words.isEmpty ? nil : command.spec, in: table)
    }
    let spec = command.spec
    let reader = CommandReader(arguments: arguments, spec: spec, operands: operands, table: table)
    do throws(CommandError) {
      try reader.refuseForeignOptions()
      return try command.init(reader)
    } catch {
      throw error.about(spec)
    }
  }

  /// The command and the words after its name; a first word that is a file means `preview`, and so does none.
  private static func split(
    _ arguments: Arguments
  ) throws(CommandError) -> (any Command.Type, [String]) {
    guard let first = arguments.words.first else { return (PreviewCommand.self, []) }
    guard arguments.wordsBeforeEnd > 0 else { return (PreviewCommand.self, arguments.words) }
    if let command = all.first(where: { $0.name == first }) {
      return (command, Array(arguments.words.dropFirst()))
    }
    let looksLikeFile = first == "-" || first.contains(".") || first.contains("/")
    guard looksLikeFile || SceneFile.exists(first) else {
      throw .unknownCommand(first, among: table)
    }
    return (PreviewCommand.self, arguments.words)
  }
}
