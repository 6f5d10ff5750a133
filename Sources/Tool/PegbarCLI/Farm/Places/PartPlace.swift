/// Where the parts of a recording are made: this machine's processes, GNU parallel's hosts, Slurm's nodes.
///
/// A part is started by its number and leaves its outcome in the work folder. A place only knows which of those that it
/// has started still wait or run: the others have ended, with an outcome or without one.
protocol PartPlace {
  /// How often a part is started that fails or is lost, and how often the place itself tries each time.
  var attempts: Int { get }
  var ownAttempts: Int { get }

  /// Checks what is needed before anything is started.
  ///
  /// - Throws: What is missing, or which machine would make other bytes.
  mutating func prepare() throws(CommandError)

  /// Starts parts, or has them wait for their turn.
  mutating func start(_ parts: [Int]) throws(CommandError)

  /// What is known of the parts that were started; asked several times a second.
  mutating func poll() throws(CommandError) -> PlaceState

  /// Ends all that waits or runs.
  mutating func cancel()

  /// What the place itself has said of a part, such as why it was ended; empty for nothing.
  func log(of part: Int) -> String
}

/// The state of the parts that a place has started.
struct PlaceState: Equatable {
  /// The parts that wait or run.
  var unfinished: Set<Int> = []
  /// Why others wait, in a word of the place; empty where nothing is known.
  var reason = ""
}

/// The names of places on the command line.
enum PartPlaceName: String, CaseIterable {
  case local, parallel, slurm
}
