import QuartzCore

/// Measures what frames cost; a stage has one only while it is asked for figures.
package final class FrameMeter {
  /// Number of frames that drew something.
  package private(set) var frames = 0
  /// Processing time in seconds: the total of all these frames, and that of the most expensive one.
  package private(set) var (total, longest) = (0.0, 0.0)
  /// Number of device pixels that these frames drew.
  package private(set) var pixels = 0
  private var start = 0.0

  package init() {}

  func begin() { start = MediaClock.machineTime }

  /// - Parameter pixels: Number of device pixels that the frame drew; 0 for a frame that changed nothing.
  func end(pixels: Int) {
    guard pixels > 0 else { return }
    let time = MediaClock.machineTime - start
    frames += 1
    total += time
    longest = max(longest, time)
    self.pixels += pixels
  }
}
