/// What the command asks of a scene's program, handed over in the environment variable
/// `PEGBAR_SCENE` as JSON, or by the window's socket.
///
/// A scene's program that is started without the variable shows its first preview in a window.
package struct SceneRequest: Codable, Equatable, Sendable {
  /// The environment variable that carries the request.
  package static let environmentVariable = "PEGBAR_SCENE"

  /// What to do with the scene.
  package enum Mode: String, Codable, Sendable {
    /// Show it in a window until the window closes.
    case window
    /// Draw one frame to `outputPath`, without a display.
    case shot
    /// Play a tape and hand over a picture for each frame, without a display.
    case record
    /// Print the names of its previews, one a line, and end.
    case list
  }

  /// A width and a height, in points.
  package struct Size: Codable, Equatable, Sendable {
    /// Points from left to right, 1 … 16384.
    package var width: Int
    /// Points from top to bottom, 1 … 16384.
    package var height: Int

    /// Makes a size of `width` by `height` points.
    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// What to do with the scene.
  package var mode: Mode
  /// The scene's file, as the person typed it.
  package var sourcePath: String
  /// The lines of the file that may hold a `#Preview`, from 1; `nil` where nobody has looked.
  package var previewLines: [Int]?
  /// The window's title.
  package var title: String
  /// The preview to show; `nil` for the first in the file.
  package var previewName: String?
  /// The size of the window's content or of the picture; `nil` for the scene's own choice.
  package var size: Size?
  /// Device pixels per point; `nil` for the desktop's (1 in a picture).
  package var scale: Double?
  /// The file a shot is written to, as PNG; `nil` when there is none to write.
  package var outputPath: String?
  /// The time of the shot, in seconds since the scene's first frame; default 0.
  package var time: Double
  /// Input to play, in the order of its times; those later than `time` have no effect on a shot.
  package var events: [SceneEvent]
  /// Whether the program must end as soon as its standard input does: the command holds the other
  /// end, so a shot never outlives the command, even one that was killed.
  package var endsWithStandardInput: Bool

  /// Whether the program says, when its window closes, what it has drawn (`--verbose`).
  package var reportsStatistics: Bool

  /// The window that it is shown in, as a part of it; `nil` for one of its own.
  package var parentWindow: UInt?
  /// The descriptor of the socket to the window's owner, which speaks `SceneCommand` and `SceneReport`.
  package var channel: Int32?
  /// Input of an earlier run, which is played at its times, also on the way to `time`.
  package var replay: [TapeEntry] = []
  /// Whether it tells with each input what is under the pointer.
  package var tellsTargets = false
  /// What the one before it wanted to be kept.
  package var kept: [String: String] = [:]
  /// How the person looks at it.
  package var look = SceneLook()
  /// The size of the window that it is a part of, in pixels; `nil` where that is as large as the scene.
  package var parentSize: Size?
  /// What a recording has to be; `nil` where none is made.
  package var recording: RecordingRequest?

  /// Makes a request; everything not given is the default said beside its property.
  package init(
    mode: Mode,
    sourcePath: String,
    title: String,
    previewName: String? = nil,
    size: Size? = nil,
    scale: Double? = nil,
    outputPath: String? = nil,
    time: Double = 0,
    events: [SceneEvent] = [],
    endsWithStandardInput: Bool = false,
    reportsStatistics: Bool = false
  ) {
    self.mode = mode
    self.sourcePath = sourcePath
    self.title = title
    self.previewName = previewName
    self.size = size
    self.scale = scale
    self.outputPath = outputPath
    self.time = time
    self.events = events
    self.endsWithStandardInput = endsWithStandardInput
    self.reportsStatistics = reportsStatistics
  }
}

extension SceneRequest {
  /// The variables that a scene's program is started with: what is asked of it, and a backtrace to standard error if it
  /// crashes, unless the person has settings of their own for that.
  ///
  /// - Parameters:
  ///   - request: What is asked, as `encoded()` has it, or `place(_:)`.
  ///   - isColored: Whether the backtrace is in color.
  /// - Returns: The variables beside those that there are anyway.
  package static func variables(_ request: String, isColored: Bool) -> [String: String] {
    var variables = [environmentVariable: request]
    if ProcessEnvironment.value("SWIFT_BACKTRACE").isEmpty {
      // Of a deep stack the frames nearest the crash are kept, which are the scene's own, and two of the outermost
      // (`top`).
      variables["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,color=\(isColored ? "yes" : "no"),threads=crashed,images=none,"
        + "registers=none,limit=20,top=2,timeout=10s"
    }
    return variables
  }

  /// In place of the request, where it is: the first line that comes from a socket.
  ///
  /// (A variable has room for 128 KB, and input that is to be played again may be more.)
  package static func place(_ channel: Int32) -> String { "@\(channel)" }

  /// The request as JSON, for the environment variable.
  package func encoded() throws -> String {
    String(decoding: try JSONText.encode(self), as: UTF8.self)
  }

  /// Reads a request back from the environment variable's value, or from where that says.
  package init(decoding text: String) throws {
    guard text.hasPrefix("@"), let socket = Int32(text.dropFirst()) else {
      self = try JSONText.decode(from: Array(text.utf8))
      return
    }
    self = try JSONText.decode(from: DescriptorReader.firstLine(of: socket))
    channel = socket
  }
}
