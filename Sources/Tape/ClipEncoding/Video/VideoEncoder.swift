import SceneProtocol

/// `ffmpeg` as the encoder of one video.
///
/// Loading it takes about as long as encoding two seconds of a lesson, so it is started before the pictures are there:
/// it reads their size from its input. Only with alpha, for which no such input is known, it is started later.
final class VideoEncoder: Sendable {
  private let program: String
  private let place: OutputPlace
  private let codec: VideoCodec
  private let isTransparent: Bool
  /// The process; `nil` where it has not been started yet.
  private let process = Monitor<FFmpeg?>(nil)

  /// - Parameters:
  ///   - codec: What it makes.
  ///   - isTransparent: Whether the video has alpha.
  ///   - place: The file to write.
  ///   - options: Where `ffmpeg` is.
  /// - Throws: Why it cannot be started.
  init(
    _ codec: VideoCodec,
    isTransparent: Bool,
    to place: OutputPlace,
    _ options: ClipOptions
  ) throws(ClipError) {
    (self.codec, self.isTransparent, self.place) = (codec, isTransparent, place)
    program = try FFmpeg.find(options)
    if !isTransparent { _ = try start(.stream) }
  }

  /// Says how large pictures are, and starts it where it is not running yet.
  ///
  /// - Returns: The process, and the form of its input, of which nothing has been written.
  func begin(_ format: ClipFormat) throws(ClipError) -> (process: FFmpeg, input: VideoInput) {
    if codec.container == "mp4", format.width % 2 + format.height % 2 > 0 {
      throw .oddSize(path: place.path, width: format.width, height: format.height)
    }
    if let started = process.read({ $0 }) { return (started, .stream) }
    let input = VideoInput.planesWithAlpha(format)
    return (try start(input), input)
  }

  /// Adds chapters to the finished video.
  func add(_ chapters: [ClipText], framesPerSecond: Int) throws(ClipError) {
    try VideoChapters(program, codec.container)
      .add(chapters, framesPerSecond: framesPerSecond, to: place)
  }

  /// Ends the process, if it runs.
  func end() { process.read { $0 }?.end() }

  private func start(_ input: VideoInput) throws(ClipError) -> FFmpeg {
    let new = try FFmpeg(program, arguments(input), writing: place.path)
    process.change { $0 = new }
    return new
  }

  /// The same bytes each time: they do not contain versions or times, nor depend on the number of cores.
  ///
  /// (Without `-xerror` a WebM on a full disk is truncated, and `ffmpeg` reports success.)
  private func arguments(_ input: VideoInput) -> [String] {
    let colors = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ]
    let common = ["-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-y"]
    let output = ["-map_metadata", "-1", "-pix_fmt", input.pixels] + colors
    return common + input.arguments + colors + ["-i", "pipe:0"] + output
      + codec.arguments(isTransparent: isTransparent) + [
        "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", codec.container,
        "file:\(place.temporaryPath)",
      ]
  }
}
