import SceneProtocol

/// The variables by which time, chance and language are the same in each recording of a scene.
struct ClockVariables {
  private let library: Library
  private let seed: UInt64

  /// - Parameter seed: Chooses the random numbers.
  /// - Throws: That the clock's library is not there.
  init(seed: UInt64) throws(CommandError) {
    library = try Library.find()
    self.seed = seed
    guard SceneFile.exists(library.clockFile) else {
      throw .unavailable(
        "\(library.clockFile) is not there, the clock of recordings: build or install Pegbar anew"
      )
    }
  }

  /// The variables that a scene's program has to be started with.
  var variables: [String: String] {
    let others = ProcessEnvironment.value("LD_PRELOAD")
    return [
      "LD_PRELOAD": others.isEmpty ? library.clockFile : "\(library.clockFile):\(others)",
      "PEGBAR_CLOCK_SEED": "\(seed)",
      // Sets and dictionaries have one order.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      "TZ": "UTC",
      "LC_ALL": "C.UTF-8",
    ]
  }
}
