import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Fills a rounded quad with a gradient.
struct GradientOperation {
  let shape: DeviceShape
  private let course: GradientCourse
  private let key: GradientTable.Key

  /// `nil` when nothing would be seen.
  init?(_ gradient: DisplayItem.Gradient) {
    let opacity = gradient.opacity.isNaN ? 255 : Blending.byte(gradient.opacity)
    guard opacity > 0, let course = GradientCourse(gradient),
      let shape = DeviceShape(
        rect: gradient.rect,
        cornerRadius: gradient.cornerRadius,
        edges: gradient.edges,
        toDevice: gradient.toDevice
      )
    else { return nil }
    (self.shape, self.course) = (shape, course)
    let diagonal = Double(shape.bounds.width + shape.bounds.height)
    let steps = GradientTable.steps(forPixels: diagonal)
    key = GradientTable.Key(stops: gradient.stops, opacity: opacity, steps: steps)
  }

  /// Draws what is inside `clip`, which must be inside the canvas.
  func draw(
    on canvas: Canvas,
    clip: PixelRect,
    tables: inout GradientTables,
    _ bytes: RowBytes
  ) {
    let table = table(in: &tables)
    let isOpaque = key.opacity == 255 && key.stops.isOpaque
    shape.forEachRun(in: clip, bytes) { y, columns, coverage in
      let (row, count) = (canvas.pixel(columns.lowerBound, y), columns.count)
      if case .full = coverage, isOpaque {
        return course.paint(columns, row: y, into: row, from: table)
      }
      let room = bytes.pixelRoom(for: count)
      course.paint(columns, row: y, into: room, from: table)
      switch coverage {
      case .full: pegbar_over(row, room, count)
      case .varying(let coverage): pegbar_over_coverage(row, room, coverage, count)
      }
    }
  }

  private func table(in tables: inout GradientTables) -> GradientTable {
    if let kept = tables.content(for: key) { return kept }
    let table = GradientTable(key)
    tables.insert(table, for: key, bytes: table.bytes)
    return table
  }
}
