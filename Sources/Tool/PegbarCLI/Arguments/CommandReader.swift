import SceneProtocol

/// Makes a `Command` of the arguments, or says which of them is wrong and why.
struct CommandReader {
  let arguments: Arguments
  private let name: CommandName
  let operands: [String]

  /// Reads the whole command line.
  static func read(_ arguments: Arguments) throws(CommandError) -> Command {
    try refuseUnknownChoices(arguments)
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

  /// An option with a fixed set of values takes no other.
  private static func refuseUnknownChoices(_ arguments: Arguments) throws(CommandError) {
    for (id, value) in arguments.options {
      guard let value, let option = OptionSpec.all.first(where: { $0.id == id }),
        case .choice(let choices) = option.kind, !choices.contains(value)
      else { continue }
      throw .unknownChoice(value, of: option.name, among: choices)
    }
  }

  private func command() throws(CommandError) -> Command {
    try refuseForeignOptions()
    switch name {
    case .preview: return .preview(try scene())
    case .shot: return .shot(try scene(), try shot())
    case .record: return .record(try record())
    case .test: return .test(try test())
    case .tell: return .tell(try tell())
    case .check:
      guard !operands.isEmpty else { throw .usage("check needs a file") }
      guard operands.count(where: { $0 == "-" }) < 2 else {
        throw .usage("standard input can be read once: name - once")
      }
      return .check(operands)
    case .scenes:
      return .scenes(
        Command.Listing(path: try onlyFile(), readsTextOnly: arguments.has(.noCompile))
      )
    case .new: return .new(try NewScene(name: try onlyName(), output: arguments.value(.output)))
    case .clean:
      guard operands.isEmpty else { throw .usage("clean takes no files") }
      return .clean
    case .completions: return .completions(try shell())
    case .man:
      guard operands.isEmpty else { throw .usage("man takes no words: it is one page") }
      return .man
    case .help:
      if let topic = operands.first.flatMap(HelpTopic.init) { return .helpTopic(topic) }
      return .help(try helpTopic())
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

  private func firstFile() throws(CommandError) -> String {
    guard let file = operands.first else { throw .usage("\(name.rawValue) needs a file") }
    guard operands.count == 1 || !operands.contains(where: { SceneFolder($0) != nil }) else {
      throw .usage("name one folder, or files: not both")
    }
    guard operands.count == 1 || !operands.contains("-") else {
      throw .usage("standard input is a scene by itself: name - alone")
    }
    return file
  }

  private func tell() throws(CommandError) -> Command.Tell {
    guard let path = operands.first, operands.count > 1 else {
      throw .usage("say which window, and what: pegbar tell card.swift pause")
    }
    do throws(ControlProblem) {
      let request = try ControlRequest(words: Array(operands.dropFirst()))
      return Command.Tell(path: path, request: request)
    } catch {
      var meant: String?
      if case .unknownCommand(let word) = error {
        meant = Suggestion.nearest(to: word, among: ControlSpec.all.map(\.name))
      }
      throw .usage(error.words, meant: meant)
    }
  }

  func onlyFile() throws(CommandError) -> String {
    guard let file = operands.first else { throw .usage("\(name.rawValue) needs a file") }
    guard operands.count == 1 else {
      throw .usage("one scene at a time: \"\(operands[1])\" is one too many")
    }
    return file
  }

  private func onlyName() throws(CommandError) -> String {
    guard let name = operands.first else {
      throw .usage("say what the scene is to be called: pegbar new Card")
    }
    guard operands.count == 1 else {
      throw .usage(
        "one name, please: \"\(operands[1])\" is one too many; quote a name that has spaces"
      )
    }
    return name
  }

  private func shell() throws(CommandError) -> Shell {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw .usage("say for which shell: \(names.joined(separator: ", "))")
    }
    guard operands.count == 1, let shell = Shell(rawValue: word) else {
      throw .unknownChoice(operands.last ?? word, of: "completions", among: names)
    }
    return shell
  }

  private func scene() throws(CommandError) -> Command.Scene {
    let scene = Command.Scene(
      path: name == .preview ? try firstFile() : try onlyFile(),
      others: Array(operands.dropFirst()),
      name: arguments.value(.scene),
      size: try value(.size, ValueReader.size),
      scale: try value(.scale, ValueReader.scale),
      reducesMotion: arguments.has(.reducedMotion),
      appearance: arguments.value(.appearance).flatMap(SceneLook.Appearance.init),
      showsInput: arguments.has(.showInput)
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

  func value<Value>(
    _ id: OptionSpec.ID,
    _ read: (String) throws(CommandError) -> Value
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(id) else { return nil }
    return try read(text)
  }
}
