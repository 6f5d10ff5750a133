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
  /// The frames of the recording that the clip has; `nil` for all.
  ///
  /// A folder's pictures have their numbers; pictures of other frames there stay.
  package var frames: Range<Int>?
  /// The path of `ffmpeg`; empty to look for it in `searchPath`.
  package var ffmpeg = ProcessEnvironment.value("PEGBAR_FFMPEG")
  /// Folders, separated by colons, as in `PATH`.
  package var searchPath = ProcessEnvironment.value("PATH")

  package init() {}
}
