import CoreGraphics
import QuartzCore

/// Paints a rounded quad with one colour: the scalar reference.
struct FillOperation {
  let shape: RoundedQuad
  /// Premultiplied, 0xAARRGGBB.
  let color: UInt32

  /// `nil` when nothing would be seen.
  init?(_ fill: DisplayItem.Fill) {
    color = fill.color.premultipliedPixel
    guard color >> 24 > 0,
      let shape = RoundedQuad(
        rect: fill.rect,
        cornerRadius: fill.cornerRadius,
        edges: fill.edges,
        toDevice: fill.toDevice
      )
    else { return nil }
    self.shape = shape
  }

  /// Whether every pixel of `rect` ends as the colour, whatever was there.
  func hides(_ rect: PixelRect) -> Bool { color >> 24 == 255 && shape.covers(rect) }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect) {
    let color = color
    let isOpaque = color >> 24 == 255
    shape.forEachRow(in: clip) { y, touched, full in
      let row = canvas.pixel(touched.lowerBound, y) - touched.lowerBound
      for x in touched.lowerBound..<full.lowerBound {
        row[x] = Blending.over(color, coverage: Blending.byte(shape.coverage(x, y)), row[x])
      }
      if isOpaque {
        (row + full.lowerBound).update(repeating: color, count: full.count)
      } else {
        for x in full { row[x] = Blending.over(color, row[x]) }
      }
      for x in full.upperBound..<max(touched.upperBound, full.upperBound) {
        row[x] = Blending.over(color, coverage: Blending.byte(shape.coverage(x, y)), row[x])
      }
    }
  }
}
