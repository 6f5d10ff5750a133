/// A blur along one axis: a box that is run some times.
package struct BlurPasses: Equatable {
  package let box: BoxBlur
  package let count: Int

  /// The widest Gaussian that three boxes are run for, in pixels: a box has 127 pixels on either side at most.
  static let greatestSigma = 127.0
  /// A wider one is made of some of these, as the squares of deviations add up; beyond so many it gets no wider.
  private static let mostGaussians = 4

  /// A Gaussian's, by its standard deviation in pixels; what is not positive blurs nothing.
  package init(sigma: Double) {
    let ratio = sigma / Self.greatestSigma
    let gaussians = max(1, min(Self.mostGaussians, Int(min(ratio * ratio, 100).rounded(.up))))
    let each = min(sigma / Double(gaussians).squareRoot(), Self.greatestSigma)
    self.init(BoxBlur(sigma: each, limit: Self.greatestSigma), count: 3 * gaussians)
  }

  /// One box that reaches so many pixels beyond the one in its middle.
  package init(reach: Double) {
    self.init(BoxBlur(reach: reach), count: 1)
  }

  /// The three that stand for a Gaussian.
  package init(_ box: BoxBlur) {
    self.init(box, count: 3)
  }

  private init(_ box: BoxBlur, count: Int) {
    (self.box, self.count) = (box, box.isNone ? 0 : count)
  }

  /// How many pixels beyond their own all of it touches.
  package var reach: Int { count * box.boxReach }
}
