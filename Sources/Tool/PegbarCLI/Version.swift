import SceneProtocol

/// What `--version` says.
struct Version: Runnable {
  /// The version of the command and its library, which are built and used together.
  static let number = "0.1.0"

  /// Shows the version; with `--verbose` or `--json` also what is used from where, found or not.
  func run(_ options: CommonOptions) {
    if options.isJSON {
      var answer = JSONAnswer("version")
      answer.add("version", .string(Self.number))
      for (name, find) in Self.paths { answer.add(name, JSON(try? find())) }
      answer.write()
    } else {
      Console.write(
        (["pegbar \(Self.number)"] + (options.isVerbose ? Self.pathLines : []))
          .joined(separator: "\n") + "\n",
        to: .output
      )
    }
  }

  /// The parts to find, by their names.
  private static let paths: [(name: String, find: @Sendable () throws(CommandError) -> String)] = [
    ("compiler", { () throws(CommandError) in try Toolchain.find().compiler }),
    ("library", { () throws(CommandError) in try Library.find().home }),
    ("cache", { () throws(CommandError) in try BuildCache.standard().root }),
  ]

  private static var pathLines: [String] {
    paths.map { name, find in
      let label = "\(name):" + String(repeating: " ", count: "compiler:".count - name.count - 1)
      do throws(CommandError) {
        return "\(label) \(try find())"
      } catch {
        return "\(label) none (\(error.message ?? ""))"
      }
    }
  }
}
