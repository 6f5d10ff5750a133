/// The form in which `ffmpeg` reads the planes of a video.
enum VideoInput: Sendable {
  /// YUV4MPEG2 (`man 5 yuv4mpeg`): the size comes with the first bytes, and there is no alpha.
  case stream
  /// The planes of each frame and nothing else, alpha last; the arguments say their size.
  case planesWithAlpha(ClipFormat)

  /// The format of the planes, in `ffmpeg`'s words.
  var pixels: String {
    switch self {
    case .stream: "yuv420p"
    case .planesWithAlpha: "yuva420p"
    }
  }

  /// The arguments that describe the input.
  var arguments: [String] {
    switch self {
    case .stream: ["-f", "yuv4mpegpipe"]
    case .planesWithAlpha(let format):
      [
        "-f", "rawvideo", "-pix_fmt", pixels, "-video_size", "\(format.width)x\(format.height)",
        "-framerate", "\(format.framesPerSecond)",
      ]
    }
  }

  /// What comes before the first frame.
  ///
  /// `420jpeg` says where chroma is sampled: in the middle of its 2 × 2 pixels, whose mean it is.
  func header(_ format: ClipFormat) -> [UInt8] {
    guard case .stream = self else { return [] }
    let size = "W\(format.width) H\(format.height)"
    return Array("YUV4MPEG2 \(size) F\(format.framesPerSecond):1 Ip A1:1 C420jpeg\n".utf8)
  }

  /// What comes before the planes of each frame.
  var frameHeader: StaticString {
    switch self {
    case .stream: "FRAME\n"
    case .planesWithAlpha: ""
    }
  }
}
