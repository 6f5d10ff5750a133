public import CoreGraphics

extension NSValue {
  /// A value that holds a transform, as the arrays and dictionaries of older code want it.
  ///
  /// Animations and key-value access take it where they take the transform itself (B10). Foundation
  /// on Linux boxes no structs, so its type is that of sixteen numbers.
  public convenience init(caTransform3D t: CATransform3D) {
    let r = t.rows
    self.init(doubles: [r.0, r.1, r.2, r.3].flatMap { row in (0..<4).map { row[$0] } })
  }

  /// The transform that the value holds; the identity when it holds something else.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// The transform that the value holds, or `nil` when it holds something else.
  var heldTransform: CATransform3D? {
    guard let n = doubles(16) else { return nil }
    let rows = stride(from: 0, to: 16, by: 4).map { SIMD4(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) }
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
  }
}
