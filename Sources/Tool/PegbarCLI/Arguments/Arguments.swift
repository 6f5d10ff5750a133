/// The tokenized command line: the words and the options with their values, in order.
struct Arguments {
  /// The words that are not options: the command's name, files.
  private(set) var words: [String] = []
  /// The options as they came; the value is `nil` for an option without one.
  private(set) var options: [(id: OptionSpec.ID, value: String?)] = []
  /// The number of `words` before `--`; those after it are files, never a command's name.
  private(set) var wordsBeforeEnd = 0

  /// Whether the option was given at least once.
  func has(_ id: OptionSpec.ID) -> Bool { options.contains { $0.id == id } }

  /// All values of the option, in order.
  func values(_ id: OptionSpec.ID) -> [String] {
    options.filter { $0.id == id }.compactMap(\.value)
  }

  /// The option's value; the last one counts.
  func value(_ id: OptionSpec.ID) -> String? { options.last { $0.id == id }?.value }
}

extension Arguments {
  /// Tokenizes the command line by `OptionSpec.all`; `--` ends the options, `-` is a word.
  init(parsing tokens: [String]) throws(CommandError) {
    var rest = tokens[...]
    while let token = rest.popFirst() {
      if token == "--" {
        wordsBeforeEnd = words.count
        words += rest
        return
      } else if token.hasPrefix("--") {
        try takeLong(token.dropFirst(2), &rest)
      } else if token.hasPrefix("-") && token != "-" {
        try takeLetters(token.dropFirst(), &rest)
      } else {
        words.append(token)
      }
    }
    wordsBeforeEnd = words.count
  }

  /// Parses `--name`, `--name VALUE` or `--name=VALUE`.
  private mutating func takeLong(
    _ text: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = OptionSpec.all.first(where: { $0.id.rawValue == name }) else {
      throw .unknownOption("--\(name)")
    }
    if parts.count == 2 {
      guard option.value != nil else {
        throw .usage("\(option.name) takes no value")
      }
      options.append((option.id, String(parts[1])))
    } else {
      try append(option, &rest)
    }
  }

  /// Parses `-q`, `-o FILE`, `-oFILE`, or several letters at once: `-qv`.
  private mutating func takeLetters(
    _ text: Substring,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = OptionSpec.all.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(text)")
      }
      if option.value != nil && !letters.isEmpty {
        options.append((option.id, String(letters)))
        return
      }
      try append(option, &rest)
    }
  }

  /// An option with a fixed set of values takes no other.
  func refuseUnknownChoices() throws(CommandError) {
    for (id, value) in options {
      guard let value, let option = OptionSpec.all.first(where: { $0.id == id }),
        case .choice(let choices) = option.kind, !choices.contains(value)
      else { continue }
      throw .unknownChoice(value, of: option.name, among: choices)
    }
  }

  private mutating func append(
    _ option: OptionSpec,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    guard let placeholder = option.value else {
      options.append((option.id, nil))
      return
    }
    guard let value = rest.first, option.valueIsOptions || !value.hasPrefix("--") else {
      throw .usage("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    rest.removeFirst()
    options.append((option.id, value))
  }
}
