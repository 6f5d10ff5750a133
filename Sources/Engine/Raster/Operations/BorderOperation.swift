import CKernels
import CoreGraphics
import Foundation
import DisplayList
import Pixels

/// Paints the ring between a rounded quad and the one inset by the border's width.
struct BorderOperation {
  let outer: DeviceShape
  /// The shape inside the ring; `nil` when the border fills the whole shape.
  private let inner: DeviceShape?
  /// Premultiplied, 0xAARRGGBB.
  let color: UInt32

  /// `nil` when nothing would be seen: clear, or a width that is not positive.
  init?(_ border: DisplayItem.Border) {
    color = border.drawn.premultipliedPixel
    let rect = border.rect.standardized
    let half = Double(min(rect.width, rect.height)) / 2
    guard color >> 24 > 0, border.width > 0, half > 0,
      let outer = DeviceShape(
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
    inner = DeviceShape(
      rect: rect.insetBy(dx: CGFloat(border.width), dy: CGFloat(border.width)),
      cornerRadius: max(0, radius - border.width),
      edges: border.edges.softened,
      toDevice: border.toDevice
    )
  }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(on canvas: Canvas, clip: PixelRect, _ bytes: RowBytes) {
    let area = outer.bounds.intersection(clip)
    guard !area.isEmpty else { return }
    let columns = area.x..<area.maxX
    let ring = bytes.ringRoom(for: columns.count)
    for y in area.y..<area.maxY {
      outer.cover(row: y, columns, ring, bytes)
      let hole =
        inner?.takeAway(fromRow: y, columns, ring, bytes) ?? columns.upperBound..<columns.upperBound
      paint(columns.lowerBound..<hole.lowerBound, y, on: canvas, ring, from: columns.lowerBound)
      paint(hole.upperBound..<columns.upperBound, y, on: canvas, ring, from: columns.lowerBound)
    }
  }

  private func paint(
    _ columns: Range<Int>,
    _ y: Int,
    on canvas: Canvas,
    _ ring: UnsafePointer<UInt8>,
    from first: Int
  ) {
    guard !columns.isEmpty else { return }
    pegbar_over_color_coverage(
      canvas.pixel(columns.lowerBound, y),
      ring + (columns.lowerBound - first),
      columns.count,
      color
    )
  }
}

extension DeviceShape {
  /// Writes the coverage of the columns of a row; the first byte is the first column's.
  fileprivate func cover(
    row y: Int,
    _ columns: Range<Int>,
    _ room: UnsafeMutablePointer<UInt8>,
    _ bytes: RowBytes
  ) {
    room.update(repeating: 0, count: columns.count)
    forEachRun(in: columns.row(y), bytes) { _, run, coverage in
      let to = room + (run.lowerBound - columns.lowerBound)
      switch coverage {
      case .full: to.update(repeating: 255, count: run.count)
      case .varying(let bytes): to.update(from: bytes, count: run.count)
      }
    }
  }

  /// Subtracts this shape's coverage from another's in the columns of a row.
  ///
  /// - Returns: Columns in which nothing is left.
  fileprivate func takeAway(
    fromRow y: Int,
    _ columns: Range<Int>,
    _ room: UnsafeMutablePointer<UInt8>,
    _ bytes: RowBytes
  ) -> Range<Int> {
    var hole = columns.upperBound..<columns.upperBound
    forEachRun(in: columns.row(y), bytes) { _, run, coverage in
      let to = room + (run.lowerBound - columns.lowerBound)
      switch coverage {
      case .full: hole = run
      case .varying(let bytes): for x in 0..<run.count { to[x] -= min(to[x], bytes[x]) }
      }
    }
    return hole
  }
}

extension Range<Int> {
  /// The pixels of a row in these columns.
  fileprivate func row(_ y: Int) -> PixelRect {
    PixelRect(x: lowerBound, y: y, width: count, height: 1)
  }
}
