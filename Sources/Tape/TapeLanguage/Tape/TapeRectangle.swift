/// A part of the window's content, in points from its upper left.
package struct TapeRectangle: Codable, Equatable, Sendable, CustomStringConvertible {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var center: TapePoint { TapePoint(x: x + width / 2, y: y + height / 2) }

  package var description: String {
    [x, y, width, height].map(PlainNumber.write).joined(separator: ",")
  }
}
