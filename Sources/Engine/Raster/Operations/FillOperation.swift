import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Paints a rounded quad with one color.
struct FillOperation {
  let shape: DeviceShape
  /// Premultiplied, 0xAARRGGBB.
  let color: UInt32

  /// `nil` when nothing would be seen.
  init?(_ fill: DisplayItem.Fill) {
    color = fill.drawn.premultipliedPixel
    guard color >> 24 > 0,
      let shape = DeviceShape(
        rect: fill.rect,
        cornerRadius: fill.cornerRadius,
        edges: fill.edges,
        toDevice: fill.toDevice
      )
    else { return nil }
    self.shape = shape
  }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect, _ bytes: RowBytes) {
    if case .upright(let quad) = shape { return quad.fill(with: color, on: canvas, clip: clip) }
    let isOpaque = color >> 24 == 255
    shape.forEachRun(in: clip, bytes) { y, columns, coverage in
      let (row, count) = (canvas.pixel(columns.lowerBound, y), columns.count)
      switch coverage {
      case .full where isOpaque: pegbar_fill(row, count, color)
      case .full: pegbar_over_color(row, count, color)
      case .varying(let bytes): pegbar_over_color_coverage(row, bytes, count, color)
      }
    }
  }
}

extension DisplayItem.Fill {
  /// Its shape where that is upright.
  var uprightQuad: UprightQuad? {
    UprightQuad(rect: rect, cornerRadius: cornerRadius, edges: edges, toDevice: toDevice)
  }
}
