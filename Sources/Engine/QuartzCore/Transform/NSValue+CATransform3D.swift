public import CoreGraphics

extension NSValue {
  /// A value that contains a transform, for the arrays and dictionaries of older code.
  ///
  /// Animations and key-value access accept it in place of the transform itself. Foundation on Linux cannot box
  /// structs, so its type is that of sixteen numbers.
  public convenience init(caTransform3D t: CATransform3D) {
    let r = t.rows
    self.init(doubles: [r.0, r.1, r.2, r.3].flatMap { row in (0..<4).map { row[$0] } })
  }

  /// The transform in the value; the identity if it contains something else.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// The transform in the value, or `nil` if it contains something else.
  var heldTransform: CATransform3D? {
    guard let n = doubles(16) else { return nil }
    let rows = stride(from: 0, to: 16, by: 4).map { SIMD4(n[$0], n[$0 + 1], n[$0 + 2], n[$0 + 3]) }
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
  }
}
