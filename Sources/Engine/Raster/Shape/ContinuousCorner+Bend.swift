import DisplayList

extension ContinuousCorner {
  /// The curve as a polynomial, in the form that `pegbar_slanted` takes, in points.
  ///
  /// It is the best fit for the maximum difference that keeps the ends' places and directions. The whole curve is at
  /// most 0.001 radii from it, and the quarter of a circle at most 0.0001 radii. In between both polynomials are
  /// blended, which differs from the Bézier curves' blend by at most 0.0025 radii.
  var bend: (Double, Double, Double, Double, Double) {
    func blend(_ circle: Double, _ whole: Double) -> Double {
      radius * (circle + share * (whole - circle))
    }
    return (
      blend(1, Self.greatestExtent), blend(-0.512_792, 0.046_611), blend(0.073_821, -0.169_560),
      blend(0.285_345, -0.698_863), blend(-0.139_361, 0.531_359)
    )
  }
}
