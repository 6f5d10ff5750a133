/// The commands of a tape: each one's name, form and purpose, for help, messages and documentation.
package enum TapeCommandName: String, CaseIterable, Sendable {
  case output = "Output"
  case set = "Set"
  case source = "Source"
  case move = "Move"
  case click = "Click"
  case doubleClick = "DoubleClick"
  case drag = "Drag"
  case scroll = "Scroll"
  case type = "Type"
  case key = "Key"
  case sleep = "Sleep"
  case waitFor = "WaitFor"
  case caption = "Caption"
  case chapter = "Chapter"
  case note = "Note"
  case zoom = "Zoom"
  case hide = "Hide"
  case show = "Show"
  case screenshot = "Screenshot"
  case expect = "Expect"
  case golden = "Golden"
  case inspect = "Inspect"

  /// The command with this name, in any case.
  package init?(reading word: String) {
    let lowered = word.lowercased()
    guard let name = Self.allCases.first(where: { $0.rawValue.lowercased() == lowered }) else {
      return nil
    }
    self = name
  }

  /// Whether modifier keys may be held with it, written in front of its name.
  package var takesModifiers: Bool {
    switch self {
    case .move, .click, .doubleClick, .drag, .scroll: true
    default: false
    }
  }

  /// Its form: `<…>` is required, `[…]` is optional.
  package var form: String { entry.arguments.isEmpty ? rawValue : "\(rawValue) \(entry.arguments)" }

  /// Its purpose, in one sentence.
  package var summary: String { entry.summary }

  private var entry: (arguments: String, summary: String) {
    switch self {
    case .output: ("<file>", "Writes the recording to a file; there may be several.")
    case .set: ("<setting> <value>", "Sets something for the whole of the recording.")
    case .source: ("<file.tape>", "Does what another tape says, here.")
    case .move: ("<target> [duration]", "Moves the pointer to a target, as a hand does.")
    case .click:
      (
        "[target] [left|right|middle]",
        "Presses and releases a mouse button, with Ctrl+ or others in front: Ctrl+Click."
      )
    case .doubleClick: ("[target]", "Clicks twice, quickly.")
    case .drag:
      (
        "<target> <target> [duration]",
        "Moves the pointer to the second target with the button held; Ctrl+Drag has two fingers."
      )
    case .scroll:
      ("[target] <DX,DY> [duration]", "Turns the wheel, by points to the right and down.")
    case .type: ("\"<text>\" [duration]", "Presses the keys of a text, one each duration.")
    case .key: ("<key> [x<count>]", "Presses a key, with Ctrl+, Shift+, Alt+ or Cmd+ in front.")
    case .sleep: ("<duration>", "Lets time go by.")
    case .waitFor:
      ("<expression> timeout <duration>", "Lets time go by until something is true, or fails.")
    case .caption:
      ("\"<text>\" [duration]", "Shows a line of text until the next one; \"\" takes it away.")
    case .chapter: ("\"<title>\" [duration]", "Shows a title over the whole picture.")
    case .note: ("\"<text>\"", "Is for the speaker, in the window of notes; nothing is recorded.")
    case .zoom: ("<target> <factor>x [duration], or Zoom off [duration]", "Shows a part larger.")
    case .hide: ("", "Leaves what follows out of the recording.")
    case .show: ("", "Ends what Hide began.")
    case .screenshot: ("<file.png>", "Writes the picture of this moment to a file.")
    case .expect: ("<expression>", "Fails unless something is true now.")
    case .golden:
      ("<name> [tolerance <number>]", "Fails unless the picture is the golden one of that name.")
    case .inspect:
      (
        "[target] [trails|hit path|cost|why <property>], or Inspect off",
        "Draws what the inspector knows over the scene: a layer's outline, and one of these."
      )
    }
  }
}
