import DisplayList

extension ContinuousCorner {
  /// The curve as a polynomial, as `pegbar_slanted` takes it, in points.
  ///
  /// With the ends' places and directions kept, the whole curve's is never farther from it than 0.001 radii, and that
  /// of the quarter of a circle than 0.0001 radii: what is best for the greatest difference. In between both ways are
  /// blended, which differs from the Bézier curves' blend by 0.0025 radii at most.
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
