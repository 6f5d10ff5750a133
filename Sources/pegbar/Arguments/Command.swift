import SceneProtocol

/// What the person asked for, complete and checked.
enum Command {
  case preview(Scene)
  case shot(Scene, Shot)
  case check([String])
  case tell(Tell)
  case scenes(Listing)
  case new(NewScene)
  case clean
  case completions(Shell)
  case man
  case help(CommandName?)
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
