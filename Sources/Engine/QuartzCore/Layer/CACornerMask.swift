/// Corners of a layer, named in its own coordinates: MinY is the upper edge where y points down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// The corners of a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the minimum x and the minimum y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the maximum x and the minimum y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the minimum x and the maximum y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the maximum x and the maximum y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
