import SceneProtocol

/// The table.
extension OptionSpec {
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
          "where the picture, clip or scene goes; - is standard output, but for clips"
      ),
      OptionSpec(
        id: .at,
        value: "TIME",
        help: "the moment to draw: 0.5, 0.5s or 250ms; default 0"
      ),
      OptionSpec(
        id: .scene,
        letter: "s",
        value: "NAME",
        kind: .sceneName,
        help: "which #Preview; default the first in the file"
      ),
      OptionSpec(
        id: .size,
        value: "WxH",
        help: "size in points, 1 … 16384 a side"
      ),
      OptionSpec(
        id: .device,
        value: "NAME",
        kind: .choice(Device.names),
        help: "a phone's or tablet's size and safe areas: iphone-16, ipad-landscape"
      ),
      OptionSpec(
        id: .corners,
        help: "round the corners of the device's screen; what is outside is black"
      ),
      OptionSpec(
        id: .variants,
        value: "LIST",
        kind: .suggestion(VariantAxis.names),
        help: "variants side by side: dark,text-sizes,devices,orientations,contrast"
      ),
      OptionSpec(
        id: .scale,
        value: "N",
        help: "pixels per point, 0.25 … 8; of a clip 1 … 4"
      ),
      OptionSpec(
        id: .appearance,
        value: "LOOK",
        kind: .choice(SceneLook.Appearance.allCases.map(\.rawValue)),
        help: "light or dark; default as the desktop, in pictures and clips light"
      ),
      OptionSpec(
        id: .reducedMotion,
        help: "turn reduced motion on for the scene (UIAccessibility)"
      ),
      OptionSpec(
        id: .showInput,
        help: "draw clicks and keys over the scene in the window (Ctrl+Shift+K)"
      ),
      OptionSpec(
        id: .notes,
        help: "open the window of the speaker's notes, too (F2)"
      ),
      OptionSpec(
        id: .click,
        value: "X,Y[@TIME]",
        isRepeatable: true,
        help: "click there, at that time; may be repeated"
      ),
      OptionSpec(
        id: .move,
        value: "X,Y[@TIME]",
        isRepeatable: true,
        help: "move the pointer there; may be repeated"
      ),
      OptionSpec(
        id: .key,
        value: "NAME[@TIME]",
        kind: .suggestion(SceneKey.namedKeys.map(\.name)),
        isRepeatable: true,
        help: "press a key: Return, a, Shift+Tab; may be repeated"
      ),
      OptionSpec(
        id: .inspect,
        value: "WHAT",
        help: "draw over it what the inspector knows: '#card trails', 'hit path', cost"
      ),
    ] + ofTapes + ofFarms + [
      OptionSpec(
        id: .remove,
        help: "take away what editor has written"
      ),
      OptionSpec(
        id: .package,
        help: "write a package, a program of your own"
      ),
      OptionSpec(
        id: .web,
        help: "open the page about it in the browser"
      ),
      OptionSpec(
        id: .timeout,
        value: "TIME",
        help: "how long the scene may take beyond its time, or for a frame; default 60s"
      ),
      OptionSpec(
        id: .noCache,
        help: "compile even when the scene has not changed"
      ),
      OptionSpec(
        id: .noCompile,
        help: "read the names from the file's text; nothing is compiled or run"
      ),
      OptionSpec(
        id: .trust,
        help: "run a package's Package.swift without asking"
      ),
      OptionSpec(
        id: .json,
        help: "answer with one JSON value on standard output, errors too"
      ),
      OptionSpec(
        id: .color,
        value: "WHEN",
        kind: .choice(ColorRule.Wish.allCases.map(\.rawValue)),
        help: "color messages: auto (default), always or never"
      ),
      OptionSpec(
        id: .quiet,
        letter: "q",
        help: "say nothing but errors"
      ),
      OptionSpec(
        id: .verbose,
        letter: "v",
        help: "say what is run and how long it takes, and all calls of a crash"
      ),
      OptionSpec(id: .help, letter: "h", help: "show this help"),
      OptionSpec(
        id: .version,
        help: "show the version (with --verbose or --json: the paths in use)"
      ),
    ]
}
