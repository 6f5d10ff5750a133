import SceneProtocol

/// Errors in the arguments, with what may have been meant.
extension CommandError {
  /// The same error; wrong arguments get the usage of `command` unless they name another.
  func about(_ command: CommandSpec) -> CommandError {
    guard case .usage(let text, nil, let meant) = self else { return self }
    return .usage(
      text,
      CommandUsage(name: command.name, usage: command.usage),
      meant: meant
    )
  }

  /// An option that no command has.
  static func unknownOption(_ option: String) -> CommandError {
    let names = OptionSpec.all.map(\.name)
    return .usage(
      "unknown option \(option)",
      meant: Suggestion.nearest(to: option, among: names)
    )
  }

  /// A first word that is neither a command nor a file.
  static func unknownCommand(_ word: String, among commands: CommandTable) -> CommandError {
    .usage(
      "no command and no file is called \"\(word)\"",
      meant: Suggestion.nearest(to: word, among: commands.names)
    )
  }

  /// A name after `--key` that no key has.
  static func unknownKey(_ name: String) -> CommandError {
    let names = SceneKey.namedKeys.map(\.name)
    return .usage(
      "no key is called \"\(name)\": write a character, or a name such as Return, Left or F5",
      meant: Suggestion.nearest(to: name, among: names)
    )
  }

  /// A word where only some words can be.
  static func unknownChoice(_ word: String, of place: String, among choices: [String])
    -> CommandError
  {
    .usage(
      "\(place) takes \(choices.joined(separator: ", ")); not \"\(word)\"",
      meant: Suggestion.nearest(to: word, among: choices)
    )
  }

  /// A name after `--scene` that no preview in the file has.
  static func unknownScene(_ name: String, in path: String, among names: [String]) -> CommandError {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return .usage(
      "\(path) has no scene \"\(name)\"; it has \(list)",
      meant: Suggestion.nearest(to: name, among: names)
    )
  }
}
