/// What was under the pointer at an input: its name, and where it was seen.
package struct InputTarget: Codable, Equatable, Sendable {
  /// The layer's name; `nil` where it is identified by its view's accessibility identifier.
  package var name: String?
  package var identifier: String?
  /// The rectangle in points of the window, from its upper left.
  package var x, y, width, height: Double

  package init(
    name: String?,
    identifier: String?,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  ) {
    (self.name, self.identifier) = (name, identifier)
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
