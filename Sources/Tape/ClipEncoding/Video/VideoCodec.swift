/// The options of `ffmpeg` for a kind of video.
struct VideoCodec: Sendable {
  let container: String
  let arguments: [String]

  /// H.264, in a visually lossless quality.
  ///
  /// `veryfast` makes files 0.4 to 0.65 times as large as `superfast`, which is 1.1 to 1.5 times as fast, and a sixth
  /// of those of `ultrafast`, which is 3 times as fast. `medium` takes twice as long and saves hardly any bytes. The
  /// bytes depend on the number of threads, so that is fixed.
  static func h264(_ format: ClipFormat) -> VideoCodec {
    VideoCodec(
      container: "mp4",
      arguments: [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-profile:v", "high",
        "-threads", "4", "-movflags", "+faststart",
      ]
    )
  }

  /// VP9, with alpha as a second picture when there is one.
  ///
  /// `good` takes up to 5 times as long, for files that are a fifth to a half smaller. `libvpx` does not combine
  /// reference frames of the future (`auto-alt-ref`) with alpha.
  static func vp9(_ format: ClipFormat) -> VideoCodec {
    VideoCodec(
      container: "webm",
      arguments: [
        "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "24", "-deadline", "realtime", "-cpu-used", "7",
        "-row-mt", "1", "-tile-columns", "2", "-threads", "4",
      ] + (format.isTransparent ? ["-auto-alt-ref", "0"] : [])
    )
  }
}
