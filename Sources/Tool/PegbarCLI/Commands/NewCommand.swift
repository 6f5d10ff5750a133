/// `pegbar new`: writes a scene to start from.
struct NewCommand: Command {
  static let name = "new"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      operands: "NAME",
      operandKind: .free,
      summary: "write a scene, or a package, to start from",
      usage: "pegbar \(name) NAME [options]",
      details: [
        "NAME may have a path and \".swift\"; the type in the file is called after it. A file that "
          + "is there already is never overwritten. -o says where else: a file, a directory that "
          + "is there, or - for standard output.",
        "--package writes the folder NAME with a Package.swift: a program of your own, which `swift run` "
          + "builds against this Pegbar without compiling that, and `pegbar NAME` shows while you write.",
      ],
      examples: [
        "pegbar new Card", "pegbar new scenes/fade-in", "pegbar new --package Card",
        "pegbar new Card -o -",
      ],
      ownOptions: [.output, .package]
    )
  }

  private enum Kind {
    case scene(NewScene)
    case package(NewPackage)
  }

  private let kind: Kind

  init(_ reader: CommandReader) throws(CommandError) {
    guard let name = reader.operands.first else {
      throw .usage("say what the scene is to be called: pegbar new Card")
    }
    guard reader.operands.count == 1 else {
      throw .usage(
        "one name, please: \"\(reader.operands[1])\" is one too many; quote a name that has spaces"
      )
    }
    let output = reader.arguments.value(.output)
    kind =
      reader.arguments.has(.package)
      ? .package(try NewPackage(name: name, output: output))
      : .scene(try NewScene(name: name, output: output))
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    switch kind {
    case .scene(let scene): try scene.write(options)
    case .package(let package): try package.write(options)
    }
  }
}
