/// Input that a scene was given, at its time: to be given again on the way to a time that has been.
package struct TapeEntry: Codable, Equatable, Sendable {
  /// Seconds since the scene's first frame.
  package var time: Double
  /// What it was, as the scene writes it down.
  package var event: String
  /// What was under the pointer; `nil` where nobody asked, or nothing there has a name.
  package var target: InputTarget?
  /// Whether it was typed where nobody may read it: it is given again as it was, and written nowhere.
  package var isSecret: Bool

  package init(time: Double, event: String, target: InputTarget? = nil, isSecret: Bool = false) {
    (self.time, self.event, self.target) = (time, event, target)
    self.isSecret = isSecret
  }
}
