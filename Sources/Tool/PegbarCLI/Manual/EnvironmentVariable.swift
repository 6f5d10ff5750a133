/// The environment variables that the command reads.
enum EnvironmentVariable {
  /// Their names, and what they do.
  static let all: [(name: String, meaning: String)] = [
    ("DISPLAY", "The X display that windows open on; pictures need none."),
    ("PATH", "Where the Swift compiler, swiftc, is looked for."),
    ("PEGBAR_HOME", "The directory of Pegbar's library; without it, that of the command."),
    (
      "PEGBAR_CACHE_LIMIT",
      "The most that compiled scenes may take, and clips of books too, in megabytes; default 256."
    ),
    (
      "PEGBAR_SITE", "The folder of the pages that help --web opens; without it, the installed one."
    ),
    ("BROWSER", "The program that opens them; default xdg-open."),
    ("XDG_CACHE_HOME", "The directory of caches; default ~/.cache."),
    ("XDG_STATE_HOME", "The directory of what is remembered; default ~/.local/state."),
    (
      "NO_COLOR, CLICOLOR_FORCE, TERM",
      "Color: the first, if it is not empty, forbids it; the second, if it is neither empty nor 0, "
        + "demands it; then --color decides; and then it is for terminals only, unless TERM is dumb."
    ),
    (
      "SWIFT_BACKTRACE",
      "How a crash of the scene is reported; see the documentation of Swift."
    ),
  ]
}
