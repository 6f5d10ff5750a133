/// One option of the command line; `OptionSpec.all` is the only list of them.
struct OptionSpec {
  /// What the rest of the command calls the option: its long name.
  enum ID: String {
    case scene, size, scale, at, output, click, move, key, quiet, verbose, help, version
    case noCache = "no-cache"
  }

  let id: ID
  /// The letter after a single dash, if it has one.
  var letter: Character?
  /// How its value is written in the help; `nil` when it takes none.
  var value: String?
  /// What it does, in one line.
  let help: String
  /// The commands that understand it.
  let commands: Set<CommandName>

  /// As it is typed: `--size`.
  var name: String { "--\(id.rawValue)" }

  private static let showing: Set<CommandName> = [.preview, .shot]
  private static let compiling: Set<CommandName> = [.preview, .shot, .check, .scenes]
  private static let every = Set(CommandName.allCases)

  /// Every option, in the order of the help.
  static let all: [OptionSpec] = [
    OptionSpec(
      id: .output,
      letter: "o",
      value: "FILE",
      help: "where the picture goes; - is standard output",
      commands: [.shot]
    ),
    OptionSpec(
      id: .at,
      value: "TIME",
      help: "the moment to draw: 0.5, 0.5s or 250ms; default 0",
      commands: [.shot]
    ),
    OptionSpec(
      id: .scene,
      letter: "s",
      value: "NAME",
      help: "which #Preview; default the first in the file",
      commands: showing
    ),
    OptionSpec(
      id: .size,
      value: "WxH",
      help: "size in points, 1 … 16384 a side",
      commands: showing
    ),
    OptionSpec(
      id: .scale,
      value: "N",
      help: "pixels per point, 0.25 … 8",
      commands: showing
    ),
    OptionSpec(
      id: .click,
      value: "X,Y[@TIME]",
      help: "click there, at that time; may be repeated",
      commands: [.shot]
    ),
    OptionSpec(
      id: .move,
      value: "X,Y[@TIME]",
      help: "move the pointer there; may be repeated",
      commands: [.shot]
    ),
    OptionSpec(
      id: .key,
      value: "NAME[@TIME]",
      help: "press a key: Return, a, Shift+Tab; may be repeated",
      commands: [.shot]
    ),
    OptionSpec(
      id: .noCache,
      help: "compile even when the scene has not changed",
      commands: compiling
    ),
    OptionSpec(
      id: .quiet,
      letter: "q",
      help: "say nothing but errors",
      commands: every
    ),
    OptionSpec(
      id: .verbose,
      letter: "v",
      help: "say what is run and how long it takes",
      commands: every
    ),
    OptionSpec(id: .help, letter: "h", help: "show this help", commands: every),
    OptionSpec(
      id: .version,
      help: "show the version (with --verbose: the paths in use)",
      commands: every
    ),
  ]
}
