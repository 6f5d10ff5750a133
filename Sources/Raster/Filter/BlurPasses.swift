import CoreGraphics

/// A blur along one axis: a box that is run some times.
struct BlurPasses: Equatable {
  let box: BoxBlur
  let count: Int

  /// The widest Gaussian that three boxes are run for, in pixels: a box has 127 pixels on either side at most.
  static let greatestSigma = 127.0
  /// A wider one is made of some of these, as the squares of deviations add up; beyond so many it gets no wider.
  private static let mostGaussians = 4

  /// A Gaussian's, by its standard deviation in pixels.
  init(sigma: Double) {
    let ratio = sigma / Self.greatestSigma
    let gaussians = max(1, min(Self.mostGaussians, Int(min(ratio * ratio, 100).rounded(.up))))
    let each = min(sigma / Double(gaussians).squareRoot(), Self.greatestSigma)
    let box = BoxBlur(sigma: each, limit: Self.greatestSigma)
    (self.box, count) = (box, box.isNone ? 0 : 3 * gaussians)
  }

  /// One box that reaches so many pixels beyond the one in its middle.
  init(reach: Double) {
    let box = BoxBlur(reach: reach)
    (self.box, count) = (box, box.isNone ? 0 : 1)
  }

  /// How many pixels beyond their own all of it touches.
  var reach: Int { count * box.boxReach }
}
