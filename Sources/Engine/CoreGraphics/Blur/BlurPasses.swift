/// A blur along one axis: a box filter that runs several times.
package struct BlurPasses: Equatable {
  package let box: BoxBlur
  package let count: Int

  /// The maximum number of Gaussians that a wider one is made of, as variances add up; beyond them it gets no wider.
  private static let maximumGaussians = 4

  /// A Gaussian blur, by its standard deviation in pixels; values that are not positive blur nothing.
  package init(sigma: Double) {
    let ratio = sigma / BoxBlur.sigmaLimit
    let gaussians = max(1, min(Self.maximumGaussians, Int(min(ratio * ratio, 100).rounded(.up))))
    let each = min(sigma / Double(gaussians).squareRoot(), BoxBlur.sigmaLimit)
    self.init(BoxBlur(sigma: each), count: 3 * gaussians)
  }

  /// One box that reaches this many pixels beyond the one in its middle.
  package init(reach: Double) {
    self.init(BoxBlur(reach: reach), count: 1)
  }

  /// The three passes that approximate a Gaussian.
  package init(_ box: BoxBlur) {
    self.init(box, count: 3)
  }

  private init(_ box: BoxBlur, count: Int) {
    (self.box, self.count) = (box, box.isNone ? 0 : count)
  }

  /// How many pixels beyond their own all passes reach.
  package var reach: Int { count * box.boxReach }
}
