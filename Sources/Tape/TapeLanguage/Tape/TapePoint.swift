/// A point of the window's content, in points from its upper left; or the way from one to another.
package struct TapePoint: Codable, Equatable, Sendable, CustomStringConvertible {
  /// To the right.
  package var x: Double
  /// The coordinate downwards, in points.
  package var y: Double

  package static let zero = TapePoint(x: 0, y: 0)

  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  package var description: String { "\(PlainNumber.write(x)),\(PlainNumber.write(y))" }

  package static func + (one: TapePoint, other: TapePoint) -> TapePoint {
    TapePoint(x: one.x + other.x, y: one.y + other.y)
  }

  package static func - (one: TapePoint, other: TapePoint) -> TapePoint {
    TapePoint(x: one.x - other.x, y: one.y - other.y)
  }

  package static func * (one: TapePoint, factor: Double) -> TapePoint {
    TapePoint(x: one.x * factor, y: one.y * factor)
  }

  /// The length of a vector, in points.
  package var length: Double { (x * x + y * y).squareRoot() }
}
