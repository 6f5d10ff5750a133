/// One option of the command line; `OptionSpec.all` is the only list of them.
struct OptionSpec: Sendable {
  /// What the rest of the command calls the option: its long name.
  enum ID: String {
    case scene, size, device, corners, variants, scale, appearance, at, output, click, move, key
    case json, color, quiet, verbose, help, version
    case duration, fps, crop, background, transparent, loop, hold, seed, cursor, clicks, keys, jobs
    case package, remove, update, report, dither, frames, timeout
    case gifColors = "gif-colors"
    case noCache = "no-cache"
    case noCompile = "no-compile"
    case trust
    case reducedMotion = "reduced-motion"
    case showInput = "show-input"
    case notes = "notes"
    case inspect, web
    case on, hosts, parts, partition, work
    case slurmArguments = "slurm-args"
  }

  let id: ID
  /// The letter after a single dash, if it has one.
  var letter: Character?
  /// How its value is written in the help; `nil` when it takes none.
  var value: String?
  /// What its value can be.
  var kind = WordKind.free
  /// Whether each time it is given counts, not the last alone.
  var isRepeatable = false
  /// Whether its value may begin with two dashes, as it is of options of another program.
  var valueIsOptions = false
  /// What it does, in one line.
  let help: String

  /// As it is typed: `--size`.
  var name: String { "--\(id.rawValue)" }
}

/// Options that several commands understand.
extension OptionSpec {
  static let ofEveryCommand: Set<ID> = [.color, .quiet, .verbose, .help, .version]
  /// Which scene is seen, and how.
  static let ofScenes: Set<ID> = [
    .scene, .size, .device, .corners, .scale, .appearance, .reducedMotion,
  ]
}
