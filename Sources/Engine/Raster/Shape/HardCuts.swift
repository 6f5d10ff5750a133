import DisplayList
import Pixels

/// The intersection of several shapes with hard edges: the inside of every clip of nested groups that only clip.
struct HardCuts: RowShape {
  private var shapes: [RoundedQuad] = []
  private var bounds = PixelRect.empty

  mutating func add(_ shape: RoundedQuad) {
    bounds = shapes.isEmpty ? shape.bounds : bounds.intersection(shape.bounds)
    shapes.append(shape)
  }

  /// Removes all shapes, and keeps the storage.
  mutating func removeAll() { shapes.removeAll(keepingCapacity: true) }

  func forEachRow(
    in clip: PixelRect,
    _ body: (_ y: Int, _ touched: Range<Int>, _ full: Range<Int>) -> Void
  ) {
    let area = bounds.intersection(clip)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = PixelRect(x: area.x, y: y, width: area.width, height: 1)
      var touched = area.x..<area.maxX
      var full = touched
      for shape in shapes {
        var own = (touched: area.x..<area.x, full: area.x..<area.x)
        shape.forEachRow(in: row) { own = ($1, $2) }
        (touched, full) = (touched.clamped(to: own.touched), full.clamped(to: own.full))
      }
      if !touched.isEmpty { body(y, touched, full.clamped(to: touched)) }
    }
  }

  // Only where a line goes through a pixel's very center: all others are covered completely or not at all.
  func cover(row y: Int, _ columns: Range<Int>, into room: UnsafeMutablePointer<UInt8>) {
    for x in columns {
      var covered: UInt32 = 255
      for shape in shapes {
        var own: UInt8 = 0
        shape.cover(row: y, x..<x + 1, into: &own)
        covered = Blending.scaled(covered, by: UInt32(own))
      }
      room[x - columns.lowerBound] = UInt8(covered)
    }
  }
}
