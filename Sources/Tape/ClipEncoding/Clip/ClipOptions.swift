import SceneProtocol

/// How a clip is written, where there is a choice.
package struct ClipOptions: Equatable, Sendable {
  /// How colors that a GIF's palette does not have are made of those that it has.
  package enum Dither: String, CaseIterable, Equatable, Sendable {
    /// By a pattern of 8 × 8 pixels, which stays where it is when things move.
    case bayer
    /// Each pixel's error is passed on to its neighbors: smoother, and larger files.
    case diffusion
    /// The nearest color.
    case none
  }

  /// The most colors that a GIF has, 2 … 256.
  ///
  /// One of the 256 stands for what stays or is transparent.
  package var gifColors = 256
  package var dither = Dither.bayer
  /// The number of the first picture in a folder.
  package var firstFrame = 0
  /// The path of `ffmpeg`; empty to look for it in `searchPath`.
  package var ffmpeg = ProcessEnvironment.value("PEGBAR_FFMPEG")
  /// Folders, with colons between, as in `PATH`.
  package var searchPath = ProcessEnvironment.value("PATH")

  package init() {}
}
