import CClips

/// A video by `ffmpeg`, which receives planes of Y, Cb and Cr, and of alpha if there is any.
final class VideoSink: ClipSink {
  private let format: ClipFormat
  private let place: OutputPlace
  private let ffmpeg: FFmpeg
  private let chapters: VideoChapters
  private let queue: WorkQueue
  /// The last frame, which may be held.
  private let last = Monitor([UInt8]())

  init(_ place: OutputPlace, _ format: ClipFormat, _ codec: VideoCodec, _ options: ClipOptions)
    throws(ClipError)
  {
    let (width, height) = (format.width, format.height)
    if codec.container == "mp4", width % 2 + height % 2 > 0 {
      throw .oddSize(path: place.path, width: width, height: height)
    }
    (self.format, self.place) = (format, place)
    let program = try FFmpeg.find(options)
    chapters = VideoChapters(program, codec.container)
    let arguments = Self.arguments(format, codec, to: place.temporaryPath)
    ffmpeg = try FFmpeg(program, arguments, writing: place.path)
    do throws(ClipError) {
      queue = try WorkQueue(threads: 1)
    } catch {
      ffmpeg.end()
      throw error
    }
  }

  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  {
    try queue.submit(
      FrameJob(whenTaken: whenTaken) { () throws(ClipError) in
        self.planes(frame)
      } use: { (planes: [UInt8]) throws(ClipError) in
        try self.write(planes, count: count)
      }
    )
  }

  func finish(chapters all: [ClipText]) throws(ClipError) {
    try queue.finish()
    try write(last.read { $0 }, count: format.framesHeld)
    try ffmpeg.finish()
    guard !all.isEmpty else { return }
    try chapters.add(all, framesPerSecond: format.framesPerSecond, to: place)
  }

  func interrupt() {
    queue.stop(.cancelled)
    ffmpeg.kill()
  }

  func discard() {
    queue.stop(.cancelled)
    ffmpeg.kill()
    queue.cancel()
    ffmpeg.end()
  }

  /// The same bytes each time: they do not contain versions or times, nor depend on the number of cores.
  ///
  /// (Without `-xerror` a WebM on a full disk is truncated, and `ffmpeg` reports success.)
  private static func arguments(_ format: ClipFormat, _ codec: VideoCodec, to path: String)
    -> [String]
  {
    let colors = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709",
    ]
    let pixels = format.isTransparent ? "yuva420p" : "yuv420p"
    let size = "\(format.width)x\(format.height)"
    let input = [
      "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-y", "-f", "rawvideo",
      "-pix_fmt", pixels, "-video_size", size, "-framerate", "\(format.framesPerSecond)",
    ]
    return input + colors + ["-i", "pipe:0", "-map_metadata", "-1", "-pix_fmt", pixels] + colors
      + codec.arguments
      + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", codec.container, "file:\(path)"]
  }

  private func planes(_ frame: ClipFrame) -> [UInt8] {
    let (width, height) = (format.width, format.height)
    let chroma = (width + 1) / 2 * ((height + 1) / 2) * 2
    let size = width * height * (format.isTransparent ? 2 : 1) + chroma
    let convert = format.isTransparent ? pegbar_clip_i420_alpha : pegbar_clip_i420
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      convert(frame.pixels, frame.stride, width, height, start)
      count = size
    }
  }

  private func write(_ planes: [UInt8], count: Int) throws(ClipError) {
    for _ in 0..<count { try ffmpeg.write(planes) }
    last.change { $0 = planes }
  }
}
