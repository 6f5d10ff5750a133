/// What `Set` can set: each one's name, values and meaning, for help, messages and documentation.
package enum TapeSettingName: String, CaseIterable, Sendable {
  case scene = "Scene"
  case preview = "Preview"
  case framesPerSecond = "FPS"
  case size = "Size"
  case device = "Device"
  case scale = "Scale"
  case crop = "Crop"
  case background = "Background"
  case margin = "Margin"
  case marginFill = "MarginFill"
  case borderRadius = "BorderRadius"
  case windowBar = "WindowBar"
  case duration = "Duration"
  case playbackSpeed = "PlaybackSpeed"
  case idleLimit = "IdleLimit"
  case loop = "Loop"
  case hold = "Hold"
  case seed = "Seed"
  case cursor = "Cursor"
  case clicks = "Clicks"
  case keys = "Keys"
  case typingSpeed = "TypingSpeed"

  /// The setting with this name, in any case.
  package init?(reading word: String) {
    let lowered = word.lowercased()
    guard let name = Self.allCases.first(where: { $0.rawValue.lowercased() == lowered }) else {
      return nil
    }
    self = name
  }

  /// Its form.
  package var form: String { "Set \(rawValue) \(entry.values)" }

  /// Its purpose, in one sentence.
  package var summary: String { entry.summary }

  private var entry: (values: String, summary: String) {
    switch self {
    case .scene: ("<file.swift> …", "The scene that is recorded: a file, a folder, or files.")
    case .preview: ("\"<name>\"", "Which of the file's previews; without it, the first.")
    case .framesPerSecond: ("<10–120>", "Frames per second; without it, 50.")
    case .size: ("<width>x<height>", "The window's size in points; without it, the scene's own.")
    case .device:
      (
        "<iphone-16|ipad-landscape|…>",
        "A phone's or tablet's size and safe areas; without it, none."
      )
    case .scale: ("<1–4>", "Pixels per point; without it, 1.")
    case .crop: ("<X,Y,width,height>", "The part of the window that is seen; without it, all.")
    case .background:
      ("<#RRGGBB|transparent|scene>", "What is behind the scene; without it, the scene's own.")
    case .margin:
      ("<0–500>", "The space around the picture, in points; without it, none.")
    case .marginFill:
      ("<#RRGGBB|transparent>", "What is around the picture; without it, #171717.")
    case .borderRadius:
      ("<0–500>", "The radius of the picture's corners, in points; without it, 0.")
    case .windowBar:
      (
        "<off|Colorful|ColorfulRight|Rings|RingsRight>",
        "A title bar over the picture, with buttons; without it, none."
      )
    case .duration:
      (
        "<duration>",
        "How long the recording is at least; without it, as long as its commands take."
      )
    case .playbackSpeed: ("<0.1–10>", "How fast the clip shows the scene; without it, 1.")
    case .idleLimit:
      ("<duration>", "How long the clip stays the same at most; without it, any time.")
    case .loop: ("<on|off|times>", "How often it is shown; without it, again and again.")
    case .hold: ("<duration>", "How long the last frame stays; without it, no longer than others.")
    case .seed: ("<number>", "Seed of random choices, such as the pointer's paths; without it, 1.")
    case .cursor: ("<on|off>", "Whether the pointer is seen; without it, it is.")
    case .clicks: ("<on|off>", "Whether clicks are seen; without it, they are.")
    case .keys: ("<off|pc|mac>", "How keys are shown when pressed; without it, not at all.")
    case .typingSpeed: ("<duration>", "From one key of a text to the next; without it, 80ms.")
    }
  }
}
