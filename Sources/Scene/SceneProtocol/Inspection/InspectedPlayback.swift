/// The animations of all layers, for an inspector that asks in each frame.
///
/// They are sent in full only when they are not those of the version that the inspector has; how far each has run is
/// sent always, as that is what changes while they run.
package struct InspectedPlayback: Codable, Equatable, Sendable {
  /// Counts the lists that differed in more than progress, from 1.
  package var version: Int
  /// `nil` for those of the version that the question named.
  package var animations: [InspectedAnimation]?
  /// `InspectedAnimation.progress` of each, in their order.
  package var progress: [Double?]
  /// Seconds since the scene's first frame.
  package var time: Double

  package init(
    version: Int,
    animations: [InspectedAnimation]?,
    progress: [Double?],
    time: Double
  ) {
    (self.version, self.animations) = (version, animations)
    (self.progress, self.time) = (progress, time)
  }
}
