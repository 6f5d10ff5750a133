import SceneProtocol

/// The environment variables that make time, random numbers and locale the same in each recording of a scene.
struct ClockVariables {
  private let library: Library
  private let seed: UInt64

  /// - Parameter seed: The seed of the random generator.
  /// - Throws: An error when the clock's library is missing.
  init(seed: UInt64) throws(CommandError) {
    library = try Library.find()
    self.seed = seed
    guard SceneFile.exists(library.clockFile) else {
      throw .unavailable(
        "\(library.clockFile) is not there, the clock of recordings: build or install Pegbar again"
      )
    }
  }

  /// The variables to start a scene's program with.
  var variables: [String: String] {
    Self.preloading(library.clockFile).merging([
      "PEGBAR_CLOCK_SEED": "\(seed)",
      // Sets and dictionaries have a fixed order.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "TZ": "UTC",
      "LC_ALL": "C.UTF-8",
    ]) { $1 }
  }

  /// The variables by which the dynamic linker loads a library before all others.
  ///
  /// Its list of them may be separated by spaces, and has no quotes: a library in a folder whose name has one is found
  /// by its file name.
  private static func preloading(_ file: String) -> [String: String] {
    func list(_ first: String, _ name: String) -> String {
      let others = ProcessEnvironment.value(name)
      return others.isEmpty ? first : "\(first):\(others)"
    }
    guard file.contains(" ") else { return ["LD_PRELOAD": list(file, "LD_PRELOAD")] }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return [
      "LD_PRELOAD": list(name, "LD_PRELOAD"),
      "LD_LIBRARY_PATH": list(String(file.dropLast(name.count + 1)), "LD_LIBRARY_PATH"),
    ]
  }
}
