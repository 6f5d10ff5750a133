package import CoreGraphics

/// What is done to a picture, one thing after the other.
///
/// It never changes; frames hold it by reference.
package final class FilterChain: Equatable, Sendable {
  package let steps: [FilterStep]

  package init(_ steps: [FilterStep]) {
    self.steps = steps
  }

  package static func == (a: FilterChain, b: FilterChain) -> Bool {
    a === b || a.steps == b.steps
  }
}

/// One thing that is done to a picture.
///
/// Colors are changed in gamma-encoded sRGB and without their alpha; what is clear stays clear.
package enum FilterStep: Equatable, Sendable {
  /// By a Gaussian's standard deviation, in points.
  case gaussianBlur(Double)
  /// The mean of a square that reaches so far, in points.
  case boxBlur(Double)
  /// Squares with a side in points, some of whose corners meet in a point of the layer.
  case pixellation(side: Double, center: CGPoint)
  case matrix(ColorMatrix)
  case table(ToneTable)
}
