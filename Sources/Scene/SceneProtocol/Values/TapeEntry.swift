/// An input of a scene with its time, to be played again on the way to an earlier time.
package struct TapeEntry: Codable, Equatable, Sendable {
  /// Seconds since the scene's first frame.
  package var time: Double
  /// The input, as the scene encodes it.
  package var event: String
  /// What was under the pointer; `nil` where it was not asked for, or nothing there has a name.
  package var target: InputTarget?
  /// Whether it was typed into a secure field: it is played again, but never written to a file.
  package var isSecret: Bool

  package init(time: Double, event: String, target: InputTarget? = nil, isSecret: Bool = false) {
    (self.time, self.event, self.target) = (time, event, target)
    self.isSecret = isSecret
  }
}
