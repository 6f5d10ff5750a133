import QuartzCore

/// Measures what frames cost; a stage has one only while somebody wants to know.
package final class FrameMeter {
  /// Frames that drew something.
  package private(set) var frames = 0
  /// The machine's time for all of them, and for the dearest, in seconds.
  package private(set) var (total, longest) = (0.0, 0.0)
  /// Device pixels that they drew.
  package private(set) var pixels = 0
  private var start = 0.0

  package init() {}

  func begin() { start = MediaClock.machineTime }

  /// - Parameter pixels: What the frame drew; 0 for one that changed nothing.
  func end(pixels: Int) {
    guard pixels > 0 else { return }
    let time = MediaClock.machineTime - start
    frames += 1
    total += time
    longest = max(longest, time)
    self.pixels += pixels
  }
}
