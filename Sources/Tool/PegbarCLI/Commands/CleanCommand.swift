import SceneProtocol

/// `pegbar clean`: removes the build cache, and says how much that was.
struct CleanCommand {
  let options: CommonOptions

  /// Does it.
  func run() throws(CommandError) {
    let cache = try BuildCache.standard()
    let removed = try cache.removeAll()
    if options.isJSON {
      var answer = JSONAnswer(CommandName.clean.rawValue)
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
