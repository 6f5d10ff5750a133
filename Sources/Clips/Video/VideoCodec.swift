/// How `ffmpeg` is to write a kind of video.
struct VideoCodec: Sendable {
  let container: String
  let arguments: [String]

  /// H.264. (See Documentation/Clips.md for what was measured.)
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
