/// The options of `ffmpeg` for a kind of video.
struct VideoCodec: Sendable {
  let container: String
  private let arguments: [String]
  private let argumentsWithAlpha: [String]

  /// The codec of a kind of clip; `nil` for a kind that is no video.
  static func of(_ kind: ClipKind) -> VideoCodec? {
    switch kind {
    case .mp4: h264
    case .webm: vp9
    case .gif, .apng, .pngFolder: nil
    }
  }

  /// The options for a video with alpha or without.
  func arguments(isTransparent: Bool) -> [String] {
    arguments + (isTransparent ? argumentsWithAlpha : [])
  }

  /// H.264, in a visually lossless quality.
  ///
  /// `veryfast` without what animations do not need: the finest subpixel refinement (`subme`), a wide motion search
  /// (`me`), and adaptive B-frame placement (`b-adapt`), which makes files of animations larger. Files are 0.96 to 1.06
  /// times as large as with all of these, and of the same quality (SSIM), in 0.7 to 0.9 of the time: 0.7 where much
  /// moves. Whole presets are worse: `superfast` makes files twice as large, and `medium` takes twice as long as
  /// `veryfast` and saves hardly any bytes. The bytes depend on the number of threads, so that is fixed.
  private static let h264 = VideoCodec(
    container: "mp4",
    arguments: [
      "-c:v", "libx264", "-preset", "veryfast", "-x264-params",
      "b-adapt=0:subme=1:me=dia:direct=temporal", "-crf", "18", "-profile:v", "high",
      "-threads", "4", "-movflags", "+faststart",
    ],
    argumentsWithAlpha: []
  )

  /// VP9 of the quality of `h264` (SSIM), with alpha as a second picture when there is one.
  ///
  /// `good` takes up to 5 times as long, for files that are a fifth to a half smaller. `libvpx` does not combine
  /// reference frames of the future (`auto-alt-ref`) with alpha.
  private static let vp9 = VideoCodec(
    container: "webm",
    arguments: [
      "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "27", "-deadline", "realtime", "-cpu-used", "8",
      "-row-mt", "1", "-tile-columns", "2", "-threads", "4",
    ],
    argumentsWithAlpha: ["-auto-alt-ref", "0"]
  )
}
