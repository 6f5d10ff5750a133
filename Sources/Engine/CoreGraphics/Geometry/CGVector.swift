public import Foundation

/// A displacement: a direction and a length, in points.
public struct CGVector: Hashable, Sendable {
  /// The horizontal component, positive to the right.
  public var dx: CGFloat
  /// The vertical component, positive downwards.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No displacement.
  public init() { (dx, dy) = (0, 0) }

  /// A displacement by `dx` to the right and `dy` down.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// A displacement by `dx` to the right and `dy` down.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

  /// A displacement by `dx` to the right and `dy` down.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}

/// Coded as an array of two numbers, `dx` first, like points and sizes.
extension CGVector: Codable {
  /// Decodes the two numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    (dx, dy) = (try container.decode(CGFloat.self), try container.decode(CGFloat.self))
  }

  /// Encodes the two numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
