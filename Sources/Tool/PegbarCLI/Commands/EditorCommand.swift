import SceneProtocol

/// `pegbar editor`: tells the language server of editors about the scenes in a folder.
struct EditorCommand: Command {
  static let name = "editor"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "[FOLDER]",
      operandKind: .file,
      summary: "let editors complete, explain and check the scenes in a folder",
      usage: "pegbar \(name) [FOLDER] [options]",
      details: [
        "Writes what sourcekit-lsp reads: compile_flags.txt, or in a package .sourcekit-lsp/config.json, "
          + "for the folder and all below it; by default the current one. `pegbar new` does so too. A "
          + "file that is not Pegbar's, or was changed, stays as it is. -o - prints the flags alone.",
        "In a folder that is one scene of several files it is compile_commands.json, by which they know "
          + "each other; once files have come or gone, run it again.",
        "Scenes with @objc or #selector need `pegbar lsp` in place of sourcekit-lsp; that needs no "
          + "such file. Both are explained in Sources/Documentation/Editors.md, for VS Code, Neovim, "
          + "Helix and Zed.",
      ],
      examples: ["pegbar editor", "pegbar editor scenes", "pegbar editor --remove scenes"],
      ownOptions: [.output, .remove]
    )
  }

  /// The folder as typed.
  private let folder: String
  private let removes: Bool
  private let prints: Bool

  init(_ reader: CommandReader) throws(CommandError) {
    folder = reader.operands.first ?? "."
    guard reader.operands.count < 2 else { throw .usage("one folder at a time") }
    removes = reader.arguments.has(.remove)
    let output = reader.arguments.value(.output)
    guard output == nil || output == "-" else {
      throw .usage("-o - prints the flags; the files' names are the language server's")
    }
    prints = output != nil
    guard !prints || !removes else { throw .usage("print, or remove: not both") }
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    guard SceneFolder(folder) != nil else {
      let reason = SceneFile.exists(folder) ? "it is no folder" : "no such folder"
      throw .noInput(path: folder, reason: reason)
    }
    if removes { return try remove(options) }
    let flags = try EditorFlags.standard()
    try flags.writeStubModules()
    if prints {
      return Console.write(flags.words.joined(separator: "\n") + "\n", to: .output)
    }
    let file = EditorFile(for: folder)
    switch file.state(flags) {
    case .current: say("\(file.path) is there, and as it has to be", options)
    case .missing, .old:
      try file.write(flags)
      say("wrote \(file.path): sourcekit-lsp knows the scenes here", options)
      for other in file.others() {
        try other.remove()
        say("removed \(other.path), in place of which it is", options)
      }
    case .changed, .foreign: throw refusal(file)
    }
    if Toolchain.languageServer() == nil {
      Console.write("pegbar: \(CommandError.noLanguageServer.reason)\n", to: .error)
    }
  }

  private func remove(_ options: CommonOptions) throws(CommandError) {
    let files = EditorFile.Form.allCases.map { EditorFile($0, in: folder) }
    let own = files.filter { if case .old = $0.state(nil) { true } else { false } }
    for file in own {
      try file.remove()
      say("removed \(file.path)", options)
    }
    for file in files {
      if case .changed = file.state(nil) { throw refusal(file) }
    }
    if own.isEmpty { say("nothing of Pegbar's to remove in \(folder)", options) }
  }

  private func refusal(_ file: EditorFile) -> CommandError {
    let isChanged = if case .changed = file.state(nil) { true } else { false }
    let whose = isChanged ? "it was changed since Pegbar wrote it" : "it is not Pegbar's"
    let wayOut =
      removes
      ? "remove it yourself if it may go"
      : "remove it yourself, or put the flags in it that `pegbar editor -o -` prints"
    return .cannotWrite(path: file.path, reason: "\(whose), and stays as it is;\n\(wayOut)")
  }

  private func say(_ text: String, _ options: CommonOptions) {
    if !options.isQuiet { Console.write(text + "\n", to: .output) }
  }
}
