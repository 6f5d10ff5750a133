import DisplayList

extension Homography {
  /// The inverse, exactly affine for an affine map; `nil` when there is none.
  var preciseInverse: Homography? {
    guard var inverse else { return nil }
    if isAffine { (inverse.m13, inverse.m23, inverse.m33) = (0, 0, 1) }
    return inverse
  }
}
