/// What frames of a scene cost, since the last time that it was told.
package struct SceneStatistics: Codable, Equatable, Sendable {
  /// How long this is about, in seconds of the machine's.
  package var seconds = 0.0
  /// Frames that were drawn.
  package var frames = 0
  /// The machine's time that the dearest of them took, in seconds: from its events to its pixels.
  package var longestFrame = 0.0
  /// The same of all of them.
  package var allFrames = 0.0
  /// Device pixels that they drew, all together.
  package var pixels = 0
  /// Device pixels of the window.
  package var windowPixels = 0

  package init() {}
}
