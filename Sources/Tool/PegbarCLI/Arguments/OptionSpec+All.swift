import SceneProtocol

/// The table.
extension OptionSpec {
  private static let showing: Set<CommandName> = [.preview, .shot]
  private static let compiling: Set<CommandName> = [
    .preview, .shot, .record, .test, .check, .scenes,
  ]
  private static let answering: Set<CommandName> = [.test, .check, .scenes, .tell, .clean]
  private static let every = Set(CommandName.allCases)

  /// Every option, in the order of the help.
  static let all: [OptionSpec] =
    [
      OptionSpec(
        id: .output,
        letter: "o",
        value: "FILE",
        kind: .file,
        isRepeatable: true,
        help:
          "where the picture, clip or scene goes; - is standard output",
        commands: [.shot, .record, .new]
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
        kind: .sceneName,
        help: "which #Preview; default the first in the file",
        commands: showing.union([.record])
      ),
      OptionSpec(
        id: .size,
        value: "WxH",
        help: "size in points, 1 … 16384 a side",
        commands: showing.union([.record])
      ),
      OptionSpec(
        id: .scale,
        value: "N",
        help: "pixels per point, 0.25 … 8; of a clip 1 … 4",
        commands: showing.union([.record])
      ),
      OptionSpec(
        id: .appearance,
        value: "LOOK",
        kind: .choice(SceneLook.Appearance.allCases.map(\.rawValue)),
        help: "light or dark; default as the desktop, in pictures and clips light",
        commands: showing.union([.record])
      ),
      OptionSpec(
        id: .reducedMotion,
        help: "tell the scene that little motion is wanted (UIAccessibility)",
        commands: showing.union([.record])
      ),
      OptionSpec(
        id: .showInput,
        help: "draw clicks and keys over the scene in the window (Ctrl+Shift+K)",
        commands: [.preview]
      ),
      OptionSpec(
        id: .click,
        value: "X,Y[@TIME]",
        isRepeatable: true,
        help: "click there, at that time; may be repeated",
        commands: [.shot]
      ),
      OptionSpec(
        id: .move,
        value: "X,Y[@TIME]",
        isRepeatable: true,
        help: "move the pointer there; may be repeated",
        commands: [.shot]
      ),
      OptionSpec(
        id: .key,
        value: "NAME[@TIME]",
        kind: .suggestion(SceneKey.namedKeys.map(\.name)),
        isRepeatable: true,
        help: "press a key: Return, a, Shift+Tab; may be repeated",
        commands: [.shot]
      ),
    ] + ofTapes + [
      OptionSpec(
        id: .noCache,
        help: "compile even when the scene has not changed",
        commands: compiling
      ),
      OptionSpec(
        id: .noCompile,
        help: "read the names from the file's text; nothing is compiled or run",
        commands: [.scenes]
      ),
      OptionSpec(
        id: .json,
        help: "answer with one JSON value on standard output, errors too",
        commands: answering
      ),
      OptionSpec(
        id: .color,
        value: "WHEN",
        kind: .choice(ColorRule.Wish.allCases.map(\.rawValue)),
        help: "colour messages: auto (default), always or never",
        commands: every
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
        help: "show the version (with --verbose or --json: the paths in use)",
        commands: every
      ),
    ]
}
