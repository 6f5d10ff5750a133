/// A Gaussian blur, approximated by three extended box filters on each axis, in whole numbers.
///
/// A box has `radius` whole pixels on either side and one more at each end with a weight of `edge`/256, so that three
/// of them have the Gaussian's variance for every σ: a radius that is animated blurs smoothly. (P. Gwosdek et al.,
/// *Theoretical foundations of Gaussian convolution by extended box filtering*, 2011.) The blur of a step differs from
/// the true Gaussian's by less than 3 of 255.
package struct BoxBlur: Hashable, Sendable {
  /// Whole pixels on each side of the middle one.
  package let radius: Int32
  /// The weight of the pixels beyond those, in 1/256.
  package let edge: Int32

  /// The largest σ in pixels: a box has at most 127 pixels on either side.
  package static let sigmaLimit = 127.0

  /// - Parameter sigma: The Gaussian's standard deviation in pixels, at most `sigmaLimit`; values that are not positive
  ///   blur nothing.
  package init(sigma: Double) {
    let held = sigma > 0 ? min(sigma, Self.sigmaLimit) : 0
    let variance = held * held
    // A box of 2r + 1 pixels has the variance r(r + 1)/3, which has to be a third of the Gaussian's.
    let radius = (((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = radius + 1
    let edge = (2 * radius + 1) * (radius * next - variance) / (2 * variance - 6 * next * next)
    self.radius = Int32(radius)
    self.edge = Int32((min(max(edge, 0), 1) * 256).rounded())
  }

  /// One box with `reach` pixels on each side of the middle one, at most 127; values that are not positive blur
  /// nothing.
  package init(reach: Double) {
    let held = reach > 0 ? min(reach, 127) : 0
    radius = Int32(held.rounded(.down))
    edge = Int32(((held - held.rounded(.down)) * 256).rounded())
  }

  /// Whether it changes nothing.
  package var isNone: Bool { radius == 0 && edge == 0 }
  /// How many pixels beyond its own one box reaches.
  package var boxReach: Int { Int(radius) + (edge > 0 ? 1 : 0) }
  /// How many pixels beyond their own all three reach.
  package var reach: Int { 3 * boxReach }
}
