import ClipEncoding
import TapeLanguage

/// The options that set what tapes set.
extension OptionSpec {
  static let ofTapes: [OptionSpec] = [
    OptionSpec(
      id: .duration,
      value: "TIME",
      help:
        "minimum duration: 2.5s, 600ms; default the tape's, or 3s for a scene"
    ),
    OptionSpec(
      id: .fps,
      value: "N",
      help: "frames per second, 10 … 120; default 50"
    ),
    OptionSpec(
      id: .crop,
      value: "X,Y,W,H",
      help: "the part of the window that is seen, in points"
    ),
    OptionSpec(
      id: .background,
      value: "COLOR",
      kind: .suggestion(["scene", "transparent"]),
      help: "what is behind the scene: #RRGGBB, transparent or scene (default)"
    ),
    OptionSpec(
      id: .transparent,
      help: "the same as --background transparent"
    ),
    OptionSpec(
      id: .loop,
      value: "N",
      kind: .suggestion(["on", "off"]),
      help: "how often a GIF or APNG is shown: on (default), off or a number"
    ),
    OptionSpec(
      id: .hold,
      value: "TIME",
      help: "how long the last frame stays"
    ),
    OptionSpec(
      id: .seed,
      value: "N",
      help: "seed of the pointer's paths; default 1"
    ),
    OptionSpec(
      id: .cursor,
      value: "WHEN",
      kind: .choice(["on", "off"]),
      help: "whether the pointer is drawn; default on"
    ),
    OptionSpec(
      id: .clicks,
      value: "WHEN",
      kind: .choice(["on", "off"]),
      help: "whether clicks are drawn; default on"
    ),
    OptionSpec(
      id: .keys,
      value: "STYLE",
      kind: .choice(TapeKeyStyle.allCases.map(\.rawValue)),
      help: "how keys that are pressed are shown; default off"
    ),
    OptionSpec(
      id: .gifColors,
      value: "N",
      help: "maximum colors of a GIF, 2 … 256 (default)"
    ),
    OptionSpec(
      id: .dither,
      value: "HOW",
      kind: .choice(ClipOptions.Dither.allCases.map(\.rawValue)),
      help: "dithering of a GIF: bayer (default), diffusion or none"
    ),
    OptionSpec(
      id: .frames,
      value: "A-B",
      help: "these frames alone, from 0: 300-599; many machines may make a clip"
    ),
    OptionSpec(
      id: .jobs,
      value: "N",
      help: "how many processes draw, 1 … 64; with --on how many parts at once"
    ),
    OptionSpec(
      id: .update,
      help: "keep the pictures as they are now, in place of comparing them"
    ),
    OptionSpec(
      id: .report,
      value: "FILE",
      kind: .file,
      help: "write what came of each tape as JUnit's XML, too"
    ),
  ]

  /// What a tape calls what an option sets; `nil` for an option that sets something else.
  static func setting(_ id: ID) -> TapeSettingName? {
    switch id {
    case .scene: .preview
    case .size: .size
    case .device: .device
    case .scale: .scale
    case .duration: .duration
    case .fps: .framesPerSecond
    case .crop: .crop
    case .background, .transparent: .background
    case .loop: .loop
    case .hold: .hold
    case .seed: .seed
    case .cursor: .cursor
    case .clicks: .clicks
    case .keys: .keys
    default: nil
    }
  }
}
