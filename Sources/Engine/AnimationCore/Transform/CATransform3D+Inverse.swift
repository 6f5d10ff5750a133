import CoreGraphics

extension CATransform3D {
  /// The inverse matrix, or `nil` if there is none.
  ///
  /// Gauss–Jordan elimination with partial pivoting, so that a perspective's tiny elements cost no digits.
  package var inverse: CATransform3D? {
    let r = rows
    var left: [4 of SIMD4<Double>] = [r.0, r.1, r.2, r.3]
    let identity = CATransform3DIdentity.rows
    var right: [4 of SIMD4<Double>] = [identity.0, identity.1, identity.2, identity.3]
    for column in 0..<4 {
      var pivotRow = column
      for row in column..<4 where abs(left[row][column]) > abs(left[pivotRow][column]) {
        pivotRow = row
      }
      let pivot = left[pivotRow][column]
      guard pivot.isFinite, abs(pivot) > 1e-300 else { return nil }
      left.swapAt(column, pivotRow)
      right.swapAt(column, pivotRow)
      left[column] /= pivot
      right[column] /= pivot
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= factor * left[column]
        right[row] -= factor * right[column]
      }
    }
    let result = CATransform3D(rows: right[0], right[1], right[2], right[3])
    return result.isFinite ? result : nil
  }
}
