/// The format of a clip's file.
package enum ClipKind: CaseIterable, Equatable, Sendable {
  case gif
  /// An animated PNG.
  case apng
  /// H.264 in MP4.
  case mp4
  /// VP9 in WebM.
  case webm
  /// A folder with a PNG for each frame.
  case pngFolder

  /// The kind for a path's extension; a path that ends in `/` or has no extension is a folder.
  ///
  /// `.png` is an animated PNG too: sites that show those require that name. `frame-%05d.png` is not.
  package init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      self = .pngFolder
      return
    }
    switch name[dot...].lowercased() {
    case ".gif": self = .gif
    case ".png" where name.contains("%"): return nil
    case ".apng", ".png": self = .apng
    case ".mp4", ".m4v": self = .mp4
    case ".webm": self = .webm
    default: return nil
    }
  }

  /// All extensions with their kinds, for a message.
  package static let choices =
    ".gif, .apng or .png (animated), .mp4, .webm, a folder/ for a PNG of each frame, or .srt or .vtt for the captions"

  /// Whether clips of the kind can be transparent.
  package var hasAlpha: Bool { self != .mp4 }
  /// Whether `ffmpeg` writes it.
  package var needsFFmpeg: Bool { self == .mp4 || self == .webm }
}
