/// `pegbar new`: writes a scene to start from.
struct NewCommand: Command {
  static let name = "new"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "NAME",
      operandKind: .free,
      summary: "write a scene to start from",
      usage: "pegbar \(name) NAME [options]",
      details: [
        "NAME may have a path and \".swift\"; the type in the file is called after it. A file that "
          + "is there already is never overwritten. -o says where else: a file, a directory that "
          + "is there, or - for standard output."
      ],
      examples: ["pegbar new Card", "pegbar new scenes/fade-in", "pegbar new Card -o -"],
      ownOptions: [.output]
    )
  }

  private let scene: NewScene

  init(_ reader: CommandReader) throws(CommandError) {
    guard let name = reader.operands.first else {
      throw .usage("say what the scene is to be called: pegbar new Card")
    }
    guard reader.operands.count == 1 else {
      throw .usage(
        "one name, please: \"\(reader.operands[1])\" is one too many; quote a name that has spaces"
      )
    }
    scene = try NewScene(name: name, output: reader.arguments.value(.output))
  }

  func run(_ options: CommonOptions) throws(CommandError) { try scene.write(options) }
}
