/// How a frame is divided into bands, and when several threads draw them.
package struct FrameSharing: Sendable {
  /// The minimum damaged pixels for several threads: fewer are drawn before another thread is awake.
  package var fewestPixels = 1 << 18
  /// The approximate number of pixels of a band: what fits in a core's own cache.
  package var bandPixels = 131_072

  package init() {}

  package init(fewestPixels: Int, bandPixels: Int) {
    (self.fewestPixels, self.bandPixels) = (fewestPixels, bandPixels)
  }
}
