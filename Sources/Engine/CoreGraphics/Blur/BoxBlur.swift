/// A Gaussian blur as three box blurs each way, in whole numbers.
///
/// A box has `radius` whole pixels on either side and one more at each end that counts `edge`/256 of one,
/// so that three of them have the Gaussian's variance for every σ, not only for some: a radius that is
/// animated blurs smoothly. (P. Gwosdek et al., *Theoretical foundations of Gaussian convolution by extended
/// box filtering*, 2011.) Against the true Gaussian a step's blur is wrong by less than 3 of 255.
package struct BoxBlur: Hashable, Sendable {
  /// Whole pixels on each side of the middle one.
  package let radius: Int32
  /// How much the pixels beyond those count, in 1/256.
  package let edge: Int32

  /// More blur than this is had by blurring a smaller picture, where pictures are blurred in every frame.
  package static let greatestSigma = 32.0

  /// - Parameters:
  ///   - sigma: The Gaussian's standard deviation in pixels; what is not positive blurs nothing.
  ///   - limit: A greater one counts as that.
  package init(sigma: Double, limit: Double = greatestSigma) {
    let variance = sigma > 0 ? min(sigma, limit) * min(sigma, limit) : 0
    // A box of 2r + 1 pixels has the variance r(r + 1)/3, a third of what is wanted.
    let radius = (((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let next = radius + 1
    let edge = (2 * radius + 1) * (radius * next - variance) / (2 * variance - 6 * next * next)
    self.radius = Int32(radius)
    self.edge = Int32((min(max(edge, 0), 1) * 256).rounded())
  }

  /// One that counts so many pixels on each side of the middle one, at most 127; what is not positive blurs nothing.
  package init(reach: Double) {
    let held = reach > 0 ? min(reach, 127) : 0
    radius = Int32(held.rounded(.down))
    edge = Int32(((held - held.rounded(.down)) * 256).rounded())
  }

  /// Whether it leaves everything as it is.
  package var isNone: Bool { radius == 0 && edge == 0 }
  /// How many pixels beyond its own one box touches.
  package var boxReach: Int { Int(radius) + (edge > 0 ? 1 : 0) }
  /// How many pixels beyond their own all three touch.
  package var reach: Int { 3 * boxReach }
}
