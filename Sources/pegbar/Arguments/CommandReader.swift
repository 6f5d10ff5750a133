import SceneProtocol

/// Makes a `Command` of the arguments, or says which of them is wrong and why.
struct CommandReader {
  private let arguments: Arguments
  private let name: CommandName
  private let operands: [String]

  /// Reads the whole command line.
  static func read(_ arguments: Arguments) throws(CommandError) -> Command {
    if arguments.has(.version) { return .version }
    let (name, operands) = try split(arguments)
    if arguments.has(.help) { return .help(name) }
    guard let name else { throw .usage("say which scene to open: pegbar FILE.swift") }
    do throws(CommandError) {
      return try CommandReader(arguments: arguments, name: name, operands: operands).command()
    } catch {
      throw error.about(name)
    }
  }

  /// The command's name and the words after it; a first word that is a file means `preview`.
  private static func split(
    _ arguments: Arguments
  ) throws(CommandError) -> (CommandName?, [String]) {
    guard let first = arguments.words.first else { return (nil, []) }
    guard arguments.wordsBeforeEnd > 0 else { return (.preview, arguments.words) }
    if let name = CommandName(rawValue: first) { return (name, Array(arguments.words.dropFirst())) }
    if CommandName.plannedNames.contains(first) {
      throw .usage("`pegbar \(first)` is not available in this version")
    }
    let looksLikeFile = first == "-" || first.contains(".") || first.contains("/")
    guard looksLikeFile || SceneFile.exists(first) else {
      throw .unknownCommand(first)
    }
    return (.preview, arguments.words)
  }

  private func command() throws(CommandError) -> Command {
    try refuseForeignOptions()
    switch name {
    case .preview: return .preview(try scene())
    case .shot: return .shot(try scene(), try shot())
    case .check:
      guard !operands.isEmpty else { throw .usage("check needs a file") }
      return .check(operands)
    case .scenes: return .scenes(try onlyFile())
    case .clean:
      guard operands.isEmpty else { throw .usage("clean takes no files") }
      return .clean
    case .help: return .help(try helpTopic())
    }
  }

  /// An option that belongs to another command is a mistake, not something to pass over.
  private func refuseForeignOptions() throws(CommandError) {
    for (id, _) in arguments.options {
      guard let option = OptionSpec.all.first(where: { $0.id == id }) else { continue }
      guard !option.commands.contains(name) else { continue }
      let owners = CommandName.allCases.filter(option.commands.contains).map(\.rawValue)
      throw .usage(
        "\(option.name) is not for `\(name.rawValue)` but for \(owners.joined(separator: ", "))"
      )
    }
  }

  private func onlyFile() throws(CommandError) -> String {
    guard let file = operands.first else { throw .usage("\(name.rawValue) needs a file") }
    guard operands.count == 1 else {
      throw .usage("one scene at a time: \"\(operands[1])\" is one too many")
    }
    return file
  }

  private func scene() throws(CommandError) -> Command.Scene {
    let scene = Command.Scene(
      path: try onlyFile(),
      name: arguments.value(.scene),
      size: try value(.size, ValueReader.size),
      scale: try value(.scale, ValueReader.scale)
    )
    if let size = scene.size, let scale = scene.scale {
      try ValueReader.checkPixels(size, scale)
    }
    return scene
  }

  private func shot() throws(CommandError) -> Command.Shot {
    guard let output = arguments.value(.output), !output.isEmpty else {
      throw .usage("shot needs a file to write: -o OUT.png")
    }
    guard output == "-" || output.lowercased().hasSuffix(".png") else {
      throw .usage("\"\(output)\" does not end in .png, the one format that shot writes")
    }
    return Command.Shot(
      output: output,
      time: try value(.at, ValueReader.seconds) ?? 0,
      events: try events()
    )
  }

  private func events() throws(CommandError) -> [SceneEvent] {
    var events: [SceneEvent] = []
    for (id, value) in arguments.options {
      guard let value, let event = try ValueReader.event(id, value) else { continue }
      events.append(event)
    }
    // Sorting by time alone would let two events of one time change places.
    return events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element)
  }

  private func helpTopic() throws(CommandError) -> CommandName? {
    guard let topic = operands.first else { return nil }
    guard let name = CommandName(rawValue: topic) else { throw .unknownCommand(topic) }
    return name
  }

  private func value<Value>(
    _ id: OptionSpec.ID,
    _ read: (String) throws(CommandError) -> Value
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(id) else { return nil }
    return try read(text)
  }
}
