/// Reads a command's part of the command line; errors there are reported with the reason.
struct CommandReader {
  let arguments: Arguments
  let spec: CommandSpec
  let operands: [String]
  /// All commands, for those that speak of others.
  let table: CommandTable

  /// An option that belongs to another command is a mistake, not something to pass over.
  func refuseForeignOptions() throws(CommandError) {
    for (id, _) in arguments.options {
      guard let option = OptionSpec.all.first(where: { $0.id == id }) else { continue }
      guard !spec.takes(option) else { continue }
      let owners = table.owners(of: option).joined(separator: ", ")
      throw .usage("\(option.name) is not for `\(spec.name)` but for \(owners)")
    }
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

  /// An option's value, read by `read`; `nil` where it is not given.
  func value<Value>(
    _ id: OptionSpec.ID,
    _ read: (String) throws(CommandError) -> Value
  ) throws(CommandError) -> Value? {
    guard let text = arguments.value(id) else { return nil }
    return try read(text)
  }
}
