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
    let others = ProcessEnvironment.value("LD_PRELOAD")
    return [
      "LD_PRELOAD": others.isEmpty ? library.clockFile : "\(library.clockFile):\(others)",
      "PEGBAR_CLOCK_SEED": "\(seed)",
      // Sets and dictionaries have a fixed order.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "TZ": "UTC",
      "LC_ALL": "C.UTF-8",
    ]
  }
}
