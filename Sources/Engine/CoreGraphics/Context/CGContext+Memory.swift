import CCairo
import Foundation

extension CGContext {
  /// Whether what is drawn goes into the bitmap now, and not into a layer that is put together first.
  var isDrawingIntoBitmap: Bool { cairo_get_group_target(drawing.pointer) == surface.pointer }

  /// The pixels that drawing can change.
  ///
  /// - Parameter path: Nothing is drawn outside of it, in device space; `nil` for anywhere.
  /// - Returns: A box around them.
  func touchedArea(within path: PathSnapshot?) -> PixelMemory.Area {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(drawing.pointer, &left, &top, &right, &bottom)
    var box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    if let path, state.blendMode.isBoundedBySource {
      let inside = path.boundingBox.applying(toCairo).insetBy(dx: -2, dy: -2)
      // What is no number is taken for anywhere.
      if !inside.isNull, inside.width.isFinite, inside.height.isFinite {
        box = box.intersection(inside)
      }
    }
    func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = Int(min(max(low.rounded(.down), 0), CGFloat(count)))
      return first..<max(first, Int(min(max(high.rounded(.up), 0), CGFloat(count))))
    }
    guard !box.isNull else { return PixelMemory.Area(columns: 0..<0, rows: 0..<0) }
    return PixelMemory.Area(
      columns: range(box.minX, box.maxX, width),
      rows: range(box.minY, box.maxY, height)
    )
  }
}
