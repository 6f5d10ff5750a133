import CClips

/// A video by `ffmpeg`, which receives planes of Y, Cb and Cr, and of alpha if there is any.
final class VideoSink: ClipSink {
  private let format: ClipFormat
  private let encoder: VideoEncoder
  private let ffmpeg: FFmpeg
  private let input: VideoInput
  private let queue: WorkQueue
  /// The last frame, which may be held.
  private let last = Monitor([UInt8]())

  /// - Parameters:
  ///   - encoder: The encoder, which has not begun.
  ///   - format: The properties of all frames.
  /// - Throws: Why the encoder does not take that size, or cannot be started.
  init(_ encoder: VideoEncoder, _ format: ClipFormat) throws(ClipError) {
    (self.format, self.encoder) = (format, encoder)
    (ffmpeg, input) = try encoder.begin(format)
    queue = try WorkQueue(threads: 1)
    let (header, ffmpeg) = (input.header(format), ffmpeg)
    try queue.submit(
      FrameJob {
        header
      } use: { (header: [UInt8]) throws(ClipError) in
        try ffmpeg.write(header)
      }
    )
  }

  func append(_ frame: ClipFrame, count: Int, whenTaken: @escaping @Sendable () -> Void)
    throws(ClipError)
  {
    try queue.submit(
      FrameJob(whenTaken: whenTaken) { () throws(ClipError) in
        self.bytes(of: frame)
      } use: { (bytes: [UInt8]) throws(ClipError) in
        try self.write(bytes, count: count)
      }
    )
  }

  func finish(chapters: [ClipText]) throws(ClipError) {
    try queue.finish()
    try write(last.read { $0 }, count: format.framesHeld)
    try ffmpeg.finish()
    guard !chapters.isEmpty else { return }
    try encoder.add(chapters, framesPerSecond: format.framesPerSecond)
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

  /// A frame as the encoder reads it.
  private func bytes(of frame: ClipFrame) -> [UInt8] {
    let (width, height) = (format.width, format.height)
    let chroma = (width + 1) / 2 * ((height + 1) / 2) * 2
    let size = width * height * (format.isTransparent ? 2 : 1) + chroma
    let convert = format.isTransparent ? pegbar_clip_i420_alpha : pegbar_clip_i420
    let header = input.frameHeader
    let start = header.utf8CodeUnitCount
    return [UInt8](unsafeUninitializedCapacity: start + size) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      base.update(from: header.utf8Start, count: start)
      convert(frame.pixels, frame.stride, width, height, base + start)
      count = start + size
    }
  }

  private func write(_ bytes: [UInt8], count: Int) throws(ClipError) {
    for _ in 0..<count { try ffmpeg.write(bytes) }
    last.change { $0 = bytes }
  }
}
