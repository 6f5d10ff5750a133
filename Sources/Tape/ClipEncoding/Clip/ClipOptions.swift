import SceneProtocol

/// The options of writing a clip.
package struct ClipOptions: Equatable, Sendable {
  /// How colors that are not in a GIF's palette are approximated.
  package enum Dither: String, CaseIterable, Equatable, Sendable {
    /// Ordered dithering by a pattern of 8 × 8 pixels, which stays in place when things move.
    case bayer
    /// Error diffusion: each pixel's error is passed on to its neighbors; smoother, and larger files.
    case diffusion
    /// The nearest color.
    case none
  }

  /// Maximum number of colors of a GIF, 2 … 256.
  ///
  /// One of the 256 is reserved for pixels that are unchanged or transparent.
  package var gifColors = 256
  package var dither = Dither.bayer
  /// The number of the first picture in a folder.
  package var firstFrame = 0
  /// The path of `ffmpeg`; empty to look for it in `searchPath`.
  package var ffmpeg = ProcessEnvironment.value("PEGBAR_FFMPEG")
  /// Folders, separated by colons, as in `PATH`.
  package var searchPath = ProcessEnvironment.value("PATH")

  package init() {}
}
