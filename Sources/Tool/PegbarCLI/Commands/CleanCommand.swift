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
    let clips = try BuildCache(root: BookCache.root(), limit: 0).removeAll()
    let scenes = try cache.removeAll()
    let removed = scenes == nil && clips == nil ? nil : (scenes ?? 0) + (clips ?? 0)
    if options.isJSON {
      var answer = JSONAnswer(Self.name)
      answer.add("directory", .string(cache.root))
      answer.add("removedBytes", .number(removed ?? 0))
      answer.write()
    } else if !options.isQuiet {
      let text = removed.map { "removed \(cache.root) (\(Self.megabytes($0)) MB)" }
      Console.write((text ?? "nothing to remove in \(cache.root)") + "\n", to: .output)
    }
  }

  private static func megabytes(_ bytes: Int) -> Double {
    (Double(bytes) / 1_048_576 * 10).rounded() / 10
  }
}
