public import CoreGraphics

extension NSValue {
  /// A value that holds a transform, as the arrays and dictionaries of older code want it.
  ///
  /// Animations and key-value access take it where they take the transform itself (B10). Foundation
  /// on Linux boxes no structs, so its type is that of sixteen numbers.
  public convenience init(caTransform3D t: CATransform3D) {
    let r = t.rows
    let rows = [r.0, r.1, r.2, r.3]
    self.init(bytes: rows, objCType: Self.transformType)
  }

  /// The transform that the value holds; the identity when it holds something else.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// The transform that the value holds, or `nil` when it holds something else.
  var heldTransform: CATransform3D? {
    guard !(self is NSNumber), String(cString: objCType) == Self.transformType else { return nil }
    var rows = [SIMD4<Double>](repeating: .zero, count: 4)
    rows.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return CATransform3D(rows: rows[0], rows[1], rows[2], rows[3])
  }

  /// Sixteen numbers in a row, as Objective-C encodes the type.
  private static var transformType: String { "[16d]" }
}
