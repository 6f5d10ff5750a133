package import CoreGraphics

/// The steps that filter a picture, in their order.
///
/// It is immutable; frames hold it by reference.
package final class FilterChain: Equatable, Sendable {
  package let steps: [FilterStep]

  package init(_ steps: [FilterStep]) {
    self.steps = steps
  }

  package static func == (a: FilterChain, b: FilterChain) -> Bool {
    a === b || a.steps == b.steps
  }
}

/// One step of a filter.
///
/// Colors are filtered in gamma-encoded sRGB, unpremultiplied; clear pixels stay clear.
package enum FilterStep: Equatable, Sendable {
  /// A Gaussian blur with this standard deviation, in points.
  case gaussianBlur(Double)
  /// A box blur: the mean of a square that reaches this far to each side, in points.
  case boxBlur(Double)
  /// Pixellation: squares with a side in points; the corners of some of them meet at `center`, a point of the layer.
  case pixellation(side: Double, center: CGPoint)
  case matrix(ColorMatrix)
  case table(ToneTable)
}
