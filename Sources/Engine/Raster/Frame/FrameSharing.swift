/// In which parts a frame is drawn, and when several threads draw them.
package struct FrameSharing: Sendable {
  /// Fewer damaged pixels are drawn before another thread is awake.
  package var fewestPixels = 1 << 18
  /// About so many pixels are one part: what a processor's own cache holds.
  package var bandPixels = 131_072

  package init() {}

  package init(fewestPixels: Int, bandPixels: Int) {
    (self.fewestPixels, self.bandPixels) = (fewestPixels, bandPixels)
  }
}
