import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Filters what is already drawn on a canvas, inside a rounded quad.
struct BackdropOperation {
  let filter: FilterOperation
  let shape: DeviceShape
  /// The strength of the effect, 0 … 255.
  private let opacity: UInt32

  /// `nil` when nothing would be seen.
  init?(_ backdrop: DisplayItem.Backdrop) {
    let opacity = backdrop.opacity.isNaN ? 255 : Blending.byte(backdrop.opacity)
    guard opacity > 0, let filter = FilterOperation(backdrop.filter),
      let shape = DeviceShape(
        rect: backdrop.filter.rect,
        cornerRadius: backdrop.cornerRadius,
        edges: backdrop.edges,
        toDevice: backdrop.filter.toDevice
      )
    else { return nil }
    (self.filter, self.shape, self.opacity) = (filter, shape, opacity)
  }

  /// Blends `changed` over the pixels of `canvas` in `area`, by the coverage of each pixel.
  ///
  /// `area` must be inside both.
  func draw(_ changed: Canvas, on canvas: Canvas, area: PixelRect, _ bytes: RowBytes) {
    shape.forEachRun(in: area, bytes) { y, columns, coverage in
      let (from, to) = (changed.pixel(columns.lowerBound, y), canvas.pixel(columns.lowerBound, y))
      let count = columns.count
      if case .full = coverage, opacity == 255 { return to.update(from: from, count: count) }
      let covered = bytes.room(for: count)
      if case .full = coverage { covered.update(repeating: 255, count: count) }
      if opacity < 255 { pegbar_scale_coverage(covered, count, opacity) }
      let rest = bytes.pixelRoom(for: count)
      for x in 0..<count { rest[x] = UInt32(255 - covered[x]) << 24 }
      pegbar_multiply_alpha(to, rest, count)
      pegbar_add_coverage(to, from, covered, count)
    }
  }
}

extension Canvas {
  /// Copies the pixels of another canvas; beyond its bounds its edges are repeated.
  func copy(_ other: Canvas) {
    let columns = max(bounds.x, other.bounds.x)..<min(bounds.maxX, other.bounds.maxX)
    guard !columns.isEmpty, !other.bounds.isEmpty else { return }
    for y in bounds.y..<bounds.maxY {
      let source = min(max(y, other.bounds.y), other.bounds.maxY - 1)
      let row = pixel(bounds.x, y)
      let (left, right) = (columns.lowerBound - bounds.x, columns.upperBound - bounds.x)
      (row + left).update(from: other.pixel(columns.lowerBound, source), count: columns.count)
      row.update(repeating: row[left], count: left)
      (row + right).update(repeating: row[right - 1], count: bounds.width - right)
    }
  }

  /// Copies the pixels that another canvas has in `rect`, which must be inside both.
  func copy(_ other: Canvas, in rect: PixelRect) {
    for y in rect.y..<rect.maxY {
      pixel(rect.x, y).update(from: other.pixel(rect.x, y), count: rect.width)
    }
  }
}
