/// The cost of a scene's frames since the last report.
package struct SceneStatistics: Codable, Equatable, Sendable {
  /// The reported interval, in seconds of the machine's clock.
  package var seconds = 0.0
  /// Number of frames drawn.
  package var frames = 0
  /// The processing time of the most expensive frame, in seconds: from its events to its pixels.
  package var longestFrame = 0.0
  /// The processing time of all frames, in seconds.
  package var allFrames = 0.0
  /// Number of device pixels drawn.
  package var pixels = 0
  /// Number of device pixels of the window.
  package var windowPixels = 0

  package init() {}
}
