/// A linear map of an unpremultiplied color: a matrix of four rows of five, for red, green, blue and alpha.
///
/// ```
/// r' = r·m[0]  + g·m[1]  + b·m[2]  + a·m[3]  + m[4]
/// g' = r·m[5]  + g·m[6]  + b·m[7]  + a·m[8]  + m[9]
/// b' = r·m[10] + g·m[11] + b·m[12] + a·m[13] + m[14]
/// a' = r·m[15] + g·m[16] + b·m[17] + a·m[18] + m[19]
/// ```
/// Components and constants are in 1/255; results are clamped to 0 … 255. (W3C, *Filter Effects*: `feColorMatrix`.)
package struct ColorMatrix: Equatable, Sendable {
  /// The twenty elements, row by row.
  package let elements: [Float]

  package init(elements: [Float]) {
    precondition(elements.count == 20, "\(elements.count) elements for a color matrix")
    self.elements = elements
  }

  package static let identity = ColorMatrix(colors: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// Nine factors for the colors, and a constant that is added to each color, in units of 1; alpha stays.
  package init(colors m: [Double], adding bias: Double = 0) {
    var elements: [Float] = []
    for row in 0..<3 {
      elements += m[3 * row..<3 * row + 3].map { Float($0) } + [0, Float(255 * bias)]
    }
    self.init(elements: elements + [0, 0, 0, 1, 0])
  }
}
