/// A straight edge in device space, as a signed distance in pixels: positive on its inner side.
struct DeviceLine {
  let a, b, c: Double

  /// A line that every point is inside of.
  static let everywhere = DeviceLine(0, 0, 1e9)

  /// The line where a·x + b·y + c is 0; its inner side is where that is positive.
  init(a: Double, b: Double, c: Double) {
    let length = (a * a + b * b).squareRoot()
    // A line at infinity: everything is far inside or far outside.
    guard length > 1e-300 else {
      (self.a, self.b, self.c) = (0, 0, c > 0 ? Self.everywhere.c : -Self.everywhere.c)
      return
    }
    (self.a, self.b, self.c) = (a / length, b / length, c / length)
  }

  /// The same line as an edge without antialiasing: a point is on one side or the other, in steps of 1/65536 pixel.
  ///
  /// - Parameter holds: Whether a point on the line is inside; true for exactly one of two rectangles with a common
  ///   edge.
  /// - Returns: A line whose antialiased part has that width.
  func hardened(holds: Bool) -> DeviceLine {
    let steepness = 65536.0
    return DeviceLine(a * steepness, b * steepness, c * steepness + (holds ? 1 : -1))
  }

  /// The line with exactly these coefficients.
  init(_ a: Double, _ b: Double, _ c: Double) {
    (self.a, self.b, self.c) = (a, b, c)
  }

  /// Narrows `low` … `high`, columns of pixel centers in the row centered at `y`, to where the distance is at least
  /// `minimum`.
  @inline(__always)
  func narrow(_ low: inout Double, _ high: inout Double, row y: Double, minimum: Double) {
    let rest = b * y + c - minimum
    if a > 1e-12 {
      low = max(low, -rest / a)
    } else if a < -1e-12 {
      high = min(high, -rest / a)
    } else if rest < 0 {
      high = -.infinity
    }
  }
}
