import SceneProtocol

/// `pegbar clean`: removes the build cache, and says how much that was.
struct CleanCommand: Command {
  static let name = "clean"

  static var spec: CommandSpec {
    CommandSpec(
      name: name,
      summary: "remove the compiled scenes, and the clips of books, kept from earlier runs",
      usage: "pegbar \(name)",
      details: ["They are made again as they are needed: scenes open slower once."],
      examples: ["pegbar clean"],
      ownOptions: [.json]
    )
  }

  init(_ reader: CommandReader) throws(CommandError) {
    guard reader.operands.isEmpty else { throw .usage("clean takes no files") }
  }

  func run(_ options: CommonOptions) throws(CommandError) {
    let cache = try BuildCache.standard()
    let clips = try BuildCache.ofBooks()
    var removed: [(root: String, bytes: Int)] = []
    for one in [cache, clips] {
      if let bytes = try one.removeAll() { removed.append((one.root, bytes)) }
    }
    if options.isJSON {
      var answer = JSONAnswer(Self.name)
      answer.add("directory", .string(cache.root))
      answer.add("clips", .string(clips.root))
      answer.add("removedBytes", .number(removed.reduce(0) { $0 + $1.bytes }))
      answer.write()
    } else if !options.isQuiet {
      let lines = removed.map { "removed \($0.root) (\(Self.megabytes($0.bytes)) MB)" }
      let none = "nothing to remove in \(cache.root) and \(clips.root)"
      Console.write((lines.isEmpty ? none : lines.joined(separator: "\n")) + "\n", to: .output)
    }
  }

  private static func megabytes(_ bytes: Int) -> Double {
    (Double(bytes) / 1_048_576 * 10).rounded() / 10
  }
}
