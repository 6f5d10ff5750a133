import CoreGraphics
import Foundation
import QuartzCore

/// Paints the ring between a rounded quad and the one inset by the border's width: scalar reference.
struct BorderOperation {
  let outer: RoundedQuad
  /// What the ring leaves free; `nil` when the border fills the whole shape.
  let inner: RoundedQuad?
  /// Premultiplied, 0xAARRGGBB.
  let color: UInt32

  /// `nil` when nothing would be seen: clear, or a width that is not positive.
  init?(_ border: DisplayItem.Border) {
    color = border.color.premultipliedPixel
    let rect = border.rect.standardized
    let half = Double(min(rect.width, rect.height)) / 2
    guard color >> 24 > 0, border.width > 0, half > 0,
      let outer = RoundedQuad(
        rect: rect,
        cornerRadius: border.cornerRadius,
        edges: border.edges,
        toDevice: border.toDevice
      )
    else { return nil }
    self.outer = outer
    guard border.width < half else {
      inner = nil
      return
    }
    let radius = border.cornerRadius > 0 ? min(border.cornerRadius, half) : 0
    inner = RoundedQuad(
      rect: rect.insetBy(dx: CGFloat(border.width), dy: CGFloat(border.width)),
      cornerRadius: max(0, radius - border.width),
      edges: EdgeStyle(roundCorners: border.edges.roundCorners, softEdges: .all),
      toDevice: border.toDevice
    )
  }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect) {
    let color = color
    outer.forEachRow(in: clip) { y, touched, full in
      let row = canvas.pixel(touched.lowerBound, y) - touched.lowerBound
      // Above and below the hole the ring is as full as the outer shape; beside it nothing is known.
      let hole = inner?.fullColumns(row: y)
      let solid = hole == nil ? full : touched.lowerBound..<touched.lowerBound
      let free = (hole ?? touched.lowerBound..<touched.lowerBound).clamped(to: touched)
      var x = touched.lowerBound
      while x < touched.upperBound {
        if !free.isEmpty, x == free.lowerBound {
          x = free.upperBound
          continue
        }
        if solid.contains(x) {
          row[x] = Blending.over(color, row[x])
        } else {
          let ring = outer.coverage(x, y) - (inner?.coverage(inside: x, y) ?? 0)
          row[x] = Blending.over(color, coverage: Blending.byte(ring), row[x])
        }
        x += 1
      }
    }
  }
}

extension RoundedQuad {
  /// The columns of a row that are surely covered in full; `nil` for a row that it does not touch.
  func fullColumns(row y: Int) -> Range<Int>? {
    guard (bounds.y..<bounds.maxY).contains(y) else { return nil }
    var full = bounds.x..<bounds.x
    forEachRow(in: PixelRect(x: bounds.x, y: y, width: bounds.width, height: 1)) { _, _, columns in
      full = columns
    }
    return full
  }

  /// The coverage of a pixel that need not be inside `bounds`.
  @inline(__always)
  func coverage(inside x: Int, _ y: Int) -> Double {
    guard x >= bounds.x, x < bounds.maxX, y >= bounds.y, y < bounds.maxY else { return 0 }
    return coverage(x, y)
  }
}
