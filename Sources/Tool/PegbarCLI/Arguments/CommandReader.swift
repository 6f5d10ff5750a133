import SceneProtocol

/// What a command reads of the command line; what is wrong there is said with the reason.
struct CommandReader {
  let arguments: Arguments
  let spec: CommandSpec
  let operands: [String]

  /// Reads the whole command line.
  static func read(_ arguments: Arguments) throws(CommandError) -> any Runnable {
    try refuseUnknownChoices(arguments)
    if arguments.has(.version) { return Version() }
    let (spec, operands) = try split(arguments)
    if arguments.has(.help) { return HelpCommand(about: spec) }
    guard let spec else { throw .usage("say which scene to open: pegbar FILE.swift") }
    let reader = CommandReader(arguments: arguments, spec: spec, operands: operands)
    do throws(CommandError) {
      try reader.refuseForeignOptions()
      return try spec.command.init(reader)
    } catch {
      throw error.about(spec)
    }
  }

  /// The command and the words after its name; a first word that is a file means `preview`.
  private static func split(
    _ arguments: Arguments
  ) throws(CommandError) -> (CommandSpec?, [String]) {
    guard let first = arguments.words.first else { return (nil, []) }
    guard arguments.wordsBeforeEnd > 0 else { return (PreviewCommand.spec, arguments.words) }
    if let spec = CommandSpec.named(first) { return (spec, Array(arguments.words.dropFirst())) }
    if Commands.plannedNames.contains(first) {
      throw .usage("`pegbar \(first)` is not available in this version")
    }
    let looksLikeFile = first == "-" || first.contains(".") || first.contains("/")
    guard looksLikeFile || SceneFile.exists(first) else {
      throw .unknownCommand(first)
    }
    return (PreviewCommand.spec, arguments.words)
  }

  /// An option with a fixed set of values takes no other.
  private static func refuseUnknownChoices(_ arguments: Arguments) throws(CommandError) {
    for (id, value) in arguments.options {
      guard let value, let option = OptionSpec.all.first(where: { $0.id == id }),
        case .choice(let choices) = option.kind, !choices.contains(value)
      else { continue }
      throw .unknownChoice(value, of: option.name, among: choices)
    }
  }

  /// An option that belongs to another command is a mistake, not something to pass over.
  private func refuseForeignOptions() throws(CommandError) {
    for (id, _) in arguments.options {
      guard let option = OptionSpec.all.first(where: { $0.id == id }) else { continue }
      guard !spec.takes(option) else { continue }
      let owners = option.owners.joined(separator: ", ")
      throw .usage("\(option.name) is not for `\(spec.name)` but for \(owners)")
    }
  }

  func onlyFile() throws(CommandError) -> String {
    guard let file = operands.first else { throw .usage("\(spec.name) needs a file") }
    guard operands.count == 1 else {
      throw .usage("one scene at a time: \"\(operands[1])\" is one too many")
    }
    return file
  }

  /// The words that name a scene: a file, a folder, or the files of one scene.
  func scenePaths() throws(CommandError) -> [String] {
    guard !operands.isEmpty else { throw .usage("\(spec.name) needs a file or a folder") }
    guard operands.count == 1 || !operands.contains(where: { SceneFolder($0) != nil }) else {
      throw .usage("name one folder, or files: not both")
    }
    guard operands.count == 1 || !operands.contains("-") else {
      throw .usage("standard input is a scene by itself: name - alone")
    }
    return operands
  }

  func value<Value>(
    _ id: OptionSpec.ID,
    _ read: (String) throws(CommandError) -> Value
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(id) else { return nil }
    return try read(text)
  }
}
