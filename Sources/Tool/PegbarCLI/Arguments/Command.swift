import ClipEncoding
import TapeLanguage
import SceneProtocol

/// What the person asked for, complete and checked.
enum Command {
  case preview(Scene)
  case shot(Scene, Shot)
  case record(Record)
  case test(Test)
  case check([String])
  case tell(Tell)
  case scenes(Listing)
  case new(NewScene)
  case clean
  case completions(Shell)
  case man
  case help(CommandName?)
  /// What is not about one command.
  case helpTopic(HelpTopic)
  case version

  /// A scene and how to show it.
  struct Scene {
    /// The file as typed.
    var path: String
    /// Other files to choose from in the window, as typed.
    var others: [String] = []
    /// The file as messages call it.
    var shownPath: String { SceneFile.shown(path) }
    /// The preview's name; `nil` for the first.
    var name: String?
    /// Points; `nil` for the scene's own choice.
    var size: SceneRequest.Size?
    /// Pixels per point; `nil` for the desktop's.
    var scale: Double?
    /// Whether the scene is told that little motion is wanted.
    var reducesMotion = false
    /// Light or dark; `nil` for the desktop's, in a picture light.
    var appearance: SceneLook.Appearance?
    /// Whether clicks and keys are drawn over the scene.
    var showsInput = false
  }

  /// Something that the window of a scene is told.
  struct Tell {
    /// The scene's file as typed.
    var path: String
    var request: ControlRequest
  }

  /// A scene whose previews are listed.
  struct Listing {
    /// The file as typed.
    var path: String
    /// Whether the text alone is read, and nothing compiled.
    var readsTextOnly: Bool
  }

  /// A recording.
  struct Record {
    /// The tape's or the scene's file, as typed.
    var path: String
    /// Where it goes; none for where the tape says.
    var outputs: [String] = []
    /// What counts before what the tape sets.
    var settings: [TapeSetting] = []
    /// Whether the scene is told that little motion is wanted.
    var reducesMotion = false
    /// Whether the scene is shown dark.
    var isDark = false
    /// Which frames are made, from 0; `nil` for all.
    var frames: Range<Int>?
    /// How many processes share the work.
    var jobs = 1
    /// How files are written, where there is a choice.
    var clip = ClipOptions()
  }

  /// Tapes that are played to see whether what they expect is so.
  struct Test {
    /// Tapes, or folders of them, as typed.
    var paths: [String]
    /// Whether the pictures that are there now are kept from now on.
    var updates: Bool
    /// The file for a report that other programs read.
    var report: String?
  }

  /// The one picture that `shot` makes.
  struct Shot {
    /// The file to write; `-` for standard output.
    var output: String
    /// Seconds since the scene's first frame.
    var time: Double
    /// Input to play first, in the order of its times.
    var events: [SceneEvent]
  }
}

/// What holds for every command.
struct CommonOptions {
  var isQuiet = false
  var isVerbose = false
  /// Answer with one JSON value in place of text.
  var isJSON = false
  /// Compile even when the scene has not changed.
  var ignoresCache = false

  /// Says what is done, where that is wanted.
  func log(_ text: String) {
    if isVerbose { Console.write("pegbar: \(text)\n", to: .error) }
  }
}
