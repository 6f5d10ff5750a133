import CCairo
import Foundation

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
