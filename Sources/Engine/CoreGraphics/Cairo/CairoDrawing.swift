import CCairo
import Foundation

/// A Cairo drawing state over one surface, owned by this value alone (`cairo_t`).
///
/// Its matrix is always the identity between calls: paths are in device pixels, so that no matrix from user code,
/// however degenerate, can put Cairo into its error state.
struct CairoDrawing: ~Copyable {
  let pointer: OpaquePointer

  /// Starts drawing on a surface (`cairo_create`).
  init(on surface: borrowing CairoSurface) throws(CoreGraphicsError) {
    guard let drawing = cairo_create(surface.pointer) else {
      throw .drawing(operation: "draw", reason: "out of memory")
    }
    let status = cairo_status(drawing)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(drawing)
      throw .drawing(operation: "draw", reason: cairoReason(status))
    }
    // The tolerance of flattened curves: a fifth of Cairo's default, as contents are drawn once and kept.
    cairo_set_tolerance(drawing, 0.02)
    pointer = drawing
  }

  deinit { cairo_destroy(pointer) }

  /// Replaces the current path by `path` seen through `transform`, in device pixels.
  ///
  /// Elements with numbers that are not finite are left out; far points are clamped to Cairo's 24-bit coordinates.
  func setPath(_ path: PathSnapshot, through transform: CGAffineTransform) {
    cairo_new_path(pointer)
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      guard let element = element.reachable(through: transform) else { continue }
      switch element {
      case .move(let point):
        cairo_move_to(pointer, point.x, point.y)
        start = point
      case .line(let point): cairo_line_to(pointer, point.x, point.y)
      case .quad, .cubic:
        if let curve = element.segment(from: current, start: start) { add(curve) }
      case .close: cairo_close_path(pointer)
      }
      current = element.points.last ?? start
    }
  }

  private func add(_ curve: PathSegment) {
    let (p, q, end) = (curve.control1, curve.control2, curve.end)
    cairo_curve_to(pointer, p.x, p.y, q.x, q.y, end.x, end.y)
  }
}

extension PathElement {
  /// The step in device pixels, clamped for Cairo; `nil` where it is not finite.
  fileprivate func reachable(through transform: CGAffineTransform) -> PathElement? {
    let limit: CGFloat = 4_000_000
    let moved = applying(transform)
    guard moved.isFinite else { return nil }
    return moved.mapped {
      CGPoint(x: min(max($0.x, -limit), limit), y: min(max($0.y, -limit), limit))
    }
  }
}
