/// The documented format of the answers with `--json`; scripts may rely on these keys.
enum JSONShape {
  /// What is common to all answers.
  static let introduction =
    "With --json, check, scenes, inspect, clean and --version write one JSON object to standard output, on "
    + "one line. What went wrong is in the object, not on standard error; exit codes are the same. "
    + "More keys may come; these stay:"

  /// The keys, by where they are.
  static let all: [(place: String, meaning: String)] = [
    (
      "every answer",
      "command: its name, or null when the arguments do not say; status: the exit code; error: what "
        + "stopped the command, or null: an object of kind and message. Other keys are there as far "
        + "as the command got."
    ),
    (
      "kind",
      "usage, noInput, doesNotCompile, nothingToShow, unavailable, cannotWrite, sceneCrashed, "
        + "sceneFailed, interrupted."
    ),
    (
      "check",
      "files: an array with an object for each scene, in the order given: file, status, error, "
        + "diagnostics, and missing: the names that errors say are not there, objects with a name and a count."
    ),
    (
      "diagnostics",
      "An array: errors first, each followed by its notes. In each: file, line and column (from 1, "
        + "columns in bytes; all null for a message about no place), severity (error, warning or "
        + "note) and message."
    ),
    (
      "scenes",
      "file; isApplication: whether it has an @main, a scene without a name beside the others; scenes: an "
        + "array of objects, each with a name; previews: those in the text, each with its file, its line and "
        + "its name, or null for one that is made by code; diagnostics, as for check."
    ),
    (
      "inspect",
      "file; version: 1; time; notes; and tree, layer, animations, why, hit, depth, cost, trail, log "
        + "or diff. Inspector.md and Inspector.schema.json describe them."
    ),
    (
      "clean",
      "directory: the cache of scenes; clips: that of books; removedBytes: how much was removed."
    ),
    ("--version", "version; compiler, library and cache: the paths in use, or null."),
  ]
}
