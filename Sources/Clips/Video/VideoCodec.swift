/// How `ffmpeg` is to write a kind of video.
struct VideoCodec: Sendable {
  let container: String
  let arguments: [String]

  /// H.264, in a quality that leaves no trace to the eye.
  ///
  /// Of `veryfast`, files are less than half as large as of `superfast`, which takes nearly as long, and a sixth of
  /// those of `ultrafast`, which is 3 times as quick; `medium` takes twice as long for a tenth less. The bytes depend
  /// on the number of threads, so that is always the same.
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
  /// `realtime` is up to twice as quick, and files are twice as large. `libvpx` has no reference frames of the future
  /// (`auto-alt-ref`) beside alpha.
  static func vp9(_ format: ClipFormat) -> VideoCodec {
    VideoCodec(
      container: "webm",
      arguments: [
        "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "24", "-deadline", "good", "-cpu-used", "5",
        "-row-mt", "1", "-tile-columns", "2", "-threads", "4",
      ] + (format.isTransparent ? ["-auto-alt-ref", "0"] : [])
    )
  }
}
