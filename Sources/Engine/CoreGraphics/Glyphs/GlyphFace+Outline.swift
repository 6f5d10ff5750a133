import CCairo
import Foundation

extension GlyphFace {
  /// A glyph's outline, relative to its origin; empty for a glyph without one, such as a space.
  ///
  /// Cairo's coordinates are multiples of 1/256: a glyph is requested some hundred times larger.
  package func outline(of glyph: CGGlyph) -> PathSnapshot {
    guard glyph != kCGFontIndexInvalid, font.size > 0,
      let surface = try? CairoSurface(coverageWidth: 1, height: 1),
      let drawing = try? CairoDrawing(on: surface)
    else { return PathSnapshot() }
    let scale = max(2048 / font.size, 1)
    cairo_scale(drawing.pointer, scale, scale)
    cairo_set_scaled_font(drawing.pointer, pointer)
    var item = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(drawing.pointer, &item, 1)
    guard let path = cairo_copy_path(drawing.pointer) else { return PathSnapshot() }
    defer { cairo_path_destroy(path) }
    return Self.snapshot(of: path.pointee)
  }

  /// Cairo's path with y up.
  ///
  /// After each end of a subpath Cairo moves to its beginning; that step is left out.
  private static func snapshot(of path: cairo_path_t) -> PathSnapshot {
    var snapshot = PathSnapshot()
    var index = 0
    while index < Int(path.num_data), path.status == CAIRO_STATUS_SUCCESS, let data = path.data {
      let step = data[index]
      let length = max(Int(step.header.length), 1)
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: point.x, y: -point.y)
      }
      let isFollowed = index + length < Int(path.num_data)
      switch step.header.type {
      case CAIRO_PATH_MOVE_TO:
        let next = isFollowed ? data[index + length].header.type : CAIRO_PATH_MOVE_TO
        if next != CAIRO_PATH_MOVE_TO { snapshot.append(.move(point(1))) }
      case CAIRO_PATH_LINE_TO: snapshot.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO:
        snapshot.append(.cubic(control1: point(1), control2: point(2), point(3)))
      default: snapshot.append(.close)
      }
      index += length
    }
    return snapshot
  }
}
