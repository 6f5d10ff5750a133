/// The parts of a layer's frame that are flexible when its superlayer's size changes.
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The mask with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The margin at the side of the minimum x.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 1 << 1)
  /// The margin at the side of the maximum x.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 1 << 2)
  /// The margin at the side of the minimum y: above the layer, where y points down.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 1 << 4)
  /// The margin at the side of the maximum y.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 1 << 5)
}
