import CoreGraphics

/// The copies that a layer makes of its sublayers in one frame (SL4).
struct Replication {
  /// The number of copies, the sublayers themselves included.
  let count: Int
  /// The delay of each copy relative to the one before, in seconds of the layer's time.
  let delay: Double
  /// The transform from the space of each copy to that of the next; `nil` for the identity.
  let step: CATransform3D?
  /// The color that the colors of copy 0 are multiplied by, as red, green, blue and alpha.
  let color: SIMD4<Double>
  /// What is added to it from copy to copy.
  let offsets: SIMD4<Double>

  /// The color that the colors of a copy are multiplied by; its components are 0 … 1.
  func color(ofCopy number: Int) -> CGColor {
    let sum = color + Double(number) * offsets
    return CGColor(rgba: sum.clamped(lowerBound: .zero, upperBound: .one))
  }
}
