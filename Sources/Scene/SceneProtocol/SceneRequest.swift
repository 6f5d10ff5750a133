internal import Glibc

/// The command's request to a scene's program, passed in the environment variable `PEGBAR_SCENE` as JSON, through the
/// window's socket, or in a file where it is too long for a variable.
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
    /// Answer `inspection` at a time, into the file `outputPath`, without a display.
    case inspect
    /// Play a tape and pass on a picture for each frame, without a display.
    case record
    /// Print the names of its previews, one per line, and end.
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
  /// The path of the scene's file, as the user typed it.
  package var sourcePath: String
  /// The places that may have a `#Preview`, in the order of the list; `nil` where they were not searched.
  package var previews: [PreviewPlace]?
  /// The folders where the scene's pictures are looked for; empty for that of the scene's file.
  package var folders: [String] = []
  /// The values of the literals of each of the scene's files; `nil` for a program that has them built in.
  package var literals: [[LiteralValue]]?
  /// The window's title.
  package var title: String
  /// The preview to show; `nil` for the first in the file.
  package var previewName: String?
  /// The size of the window's content or of the picture; `nil` for the scene's own choice.
  package var size: Size?
  /// Whether `size` is what the user asked for, and not the size that the window happens to have.
  package var sizeIsChosen: Bool
  /// The phone or tablet that the scene is laid out for; `nil` for none.
  ///
  /// `size` overrides its size.
  package var device: Device?
  /// Whether the corners of the device's screen are rounded.
  package var roundsCorners = false
  /// The axes along which variants of the preview are shown side by side; empty for the preview alone.
  package var variants: [VariantAxis] = []
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

  /// Whether the program reports what it has drawn when its window closes (`--verbose`).
  package var reportsStatistics: Bool

  /// The X window that the scene is embedded in; `nil` for a window of its own.
  package var parentWindow: UInt?
  /// The descriptor of the socket to the window's owner, which speaks `SceneCommand` and `SceneReport`.
  package var channel: Int32?
  /// Input of an earlier run, which is played at the same times, also on the way to `time`.
  package var replay: [TapeEntry] = []
  /// Whether the scene reports with each input what is under the pointer.
  package var tellsTargets = false
  /// The values that the previous run wanted to keep, by name.
  package var kept: [String: String] = [:]
  /// Input of `replay` up to this time, in seconds, does not change `kept`.
  package var keptUntil = 0.0
  /// How the user looks at the scene.
  package var look = SceneLook()
  /// The size of the window that contains it, in pixels; `nil` where that is as large as the scene.
  package var parentSize: Size?
  /// What an inspection asks.
  package var inspection: InspectionQuestion?
  /// What an inspector draws over a shot; `nil` for nothing.
  package var drawing: InspectorDrawing?
  /// The recording to make; `nil` for none.
  package var recording: RecordingRequest?

  /// The tape that is played in the window; `nil` for none.
  package var liveTape: LiveTapeRequest?

  /// Makes a request; everything not given has the default documented at its property.
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
    sizeIsChosen = size != nil
    self.scale = scale
    self.outputPath = outputPath
    self.time = time
    self.events = events
    self.endsWithStandardInput = endsWithStandardInput
    self.reportsStatistics = reportsStatistics
  }
}

extension SceneRequest {
  /// The variables that a scene's program is started with: the request, and a backtrace to standard error if it
  /// crashes, unless the user has settings of their own for that.
  ///
  /// - Parameters:
  ///   - request: The request, from `encoded()` or one of the functions `place`.
  ///   - isColored: Whether the backtrace is in color.
  /// - Returns: The additional variables.
  package static func variables(_ request: String, isColored: Bool) -> [String: String] {
    var variables = [environmentVariable: request]
    if ProcessEnvironment.value("SWIFT_BACKTRACE").isEmpty {
      // A deep stack is cut to the frames nearest to the crash, which are the scene's own, and the two outermost ones
      // (`top`).
      variables["SWIFT_BACKTRACE"] =
        "enable=yes,interactive=no,color=\(isColored ? "yes" : "no"),threads=crashed,images=none,"
        + "registers=none,limit=20,top=2,timeout=10s"
    }
    return variables
  }

  /// A reference that replaces the request, which is then the first line read from this socket.
  ///
  /// An environment variable has room for 128 KB, and input to be replayed may be larger.
  package static func place(_ channel: Int32) -> String { "@\(channel)" }

  /// A reference that replaces the request, which is in this file.
  package static func place(_ file: NamelessFile) -> String { "<\(file.path)" }

  /// Maximum length of a request in the environment variable, in bytes: with its name a little less than 128 KB.
  package static let maximumLength = 128 * 1024 - 64

  /// Whether the environment variable's value refers to a socket, and the request has not been written to it yet.
  package static func isAwaited(_ text: String) -> Bool {
    guard text.hasPrefix("@"), let socket = Int32(text.dropFirst()) else { return false }
    var end = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 0) == 0
  }

  /// The request as JSON, for the environment variable.
  package func encoded() throws -> String {
    String(decoding: try JSONText.encode(self), as: UTF8.self)
  }

  /// Decodes a request from the environment variable's value, or from the socket or file that it refers to.
  package init(decoding text: String) throws {
    if text.hasPrefix("<") {
      self = try JSONText.decode(from: NamelessFile.bytes(of: String(text.dropFirst())))
      return
    }
    guard text.hasPrefix("@"), let socket = Int32(text.dropFirst()) else {
      self = try JSONText.decode(from: Array(text.utf8))
      return
    }
    self = try JSONText.decode(from: DescriptorReader.firstLine(of: socket))
    channel = socket
  }
}
