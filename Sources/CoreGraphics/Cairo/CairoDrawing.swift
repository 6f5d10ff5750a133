import CCairo
import Foundation

/// A Cairo drawing state over one surface, owned by this value alone (`cairo_t`).
///
/// Its matrix is always the identity between calls: paths come in device pixels, so that no matrix
/// from user code, however degenerate, can put Cairo into its error state.
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
    // Curves become chords: a fifth of Cairo's usual error, as contents are drawn once and kept.
    cairo_set_tolerance(drawing, 0.02)
    pointer = drawing
  }

  deinit { cairo_destroy(pointer) }

  /// Sets the colour to draw with, faded by `alpha` (`cairo_set_source_rgba`).
  func setSource(_ color: CGColor, alpha: Double) {
    func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    cairo_set_source_rgba(
      pointer,
      clamped(color.rgba.x),
      clamped(color.rgba.y),
      clamped(color.rgba.z),
      clamped(color.rgba.w * clamped(alpha))
    )
  }

  /// Replaces the current path by `path` seen through `transform`, in device pixels.
  ///
  /// Elements with numbers that are not finite are left out; far ones are brought near enough for
  /// Cairo's 24-bit coordinates.
  func setPath(_ path: PathSnapshot, through transform: CGAffineTransform) {
    cairo_new_path(pointer)
    var current = CGPoint.zero
    for element in path.elements {
      let points = element.points.map { Self.reachable($0.applying(transform)) }
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      switch element {
      case .move: cairo_move_to(pointer, points[0].x, points[0].y)
      case .line: cairo_line_to(pointer, points[0].x, points[0].y)
      case .quad:
        curve(
          current.between(points[0], 2.0 / 3),
          points[1].between(points[0], 2.0 / 3),
          points[1]
        )
      case .cubic: curve(points[0], points[1], points[2])
      case .close: cairo_close_path(pointer)
      }
      current = points.last ?? current
    }
  }

  private func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  private static func reachable(_ point: CGPoint) -> CGPoint {
    guard point.x.isFinite, point.y.isFinite else { return point }
    let limit: CGFloat = 4_000_000
    return CGPoint(
      x: min(max(point.x, -limit), limit),
      y: min(max(point.y, -limit), limit)
    )
  }
}

extension CGAffineTransform {
  /// The same map as Cairo's structure, which has the same six numbers.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// Whether Cairo can use it: finite, and not flattening the plane.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return isFinite && determinant.isFinite && abs(determinant) > 1e-12
  }
}
