/// Which parts of a layer's frame take up a change of its superlayer's size (LA6).
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// The mask with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The room at the side of least x.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1 << 0)
  /// The width.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 1 << 1)
  /// The room at the side of greatest x.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 1 << 2)
  /// The room at the side of least y: above the layer, where y points down.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 1 << 3)
  /// The height.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 1 << 4)
  /// The room at the side of greatest y.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 1 << 5)
}
