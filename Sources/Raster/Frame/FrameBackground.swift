package import CoreGraphics

/// What is under everything in a frame: a colour, or squares of two.
package struct FrameBackground: Equatable, Sendable {
  /// Premultiplied, of the square at the upper left and of those beside it.
  private let color, other: UInt32
  /// Of a square, in device pixels.
  private let side: Int

  /// One colour; a window's is opaque.
  package init(_ color: CGColor) {
    self.color = color.premultipliedPixel
    (other, side) = (self.color, 1)
  }

  /// Squares of two colours in turn, of so many device pixels a side, at least one.
  package init(_ color: CGColor, _ other: CGColor, side: Int) {
    (self.color, self.other) = (color.premultipliedPixel, other.premultipliedPixel)
    self.side = max(1, side)
  }
}

extension FrameBackground {
  /// Fills a rectangle, which must be inside the canvas; a pixel's colour depends on its place alone.
  func fill(_ rect: PixelRect, of canvas: Canvas) {
    guard color != other else { return canvas.fill(rect, with: color) }
    var y = rect.y
    while y < rect.maxY {
      let bottom = end(after: y, most: rect.maxY)
      var x = rect.x
      while x < rect.maxX {
        let right = end(after: x, most: rect.maxX)
        let isFirst = (Self.square(x, side) + Self.square(y, side)).isMultiple(of: 2)
        canvas.fill(
          PixelRect(x: x, y: y, width: right - x, height: bottom - y),
          with: isFirst ? color : other
        )
        x = right
      }
      y = bottom
    }
  }

  /// The number of the square that a column or row is in; groups' buffers may begin left of the surface.
  private static func square(_ place: Int, _ side: Int) -> Int {
    (place >= 0 ? place : place - side + 1) / side
  }

  private func end(after place: Int, most: Int) -> Int {
    min((Self.square(place, side) + 1) * side, most)
  }
}
