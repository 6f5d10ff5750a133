/// The place of a pixel's alpha, and whether its colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha after premultiplied colors.
  case premultipliedLast = 1
  /// Alpha before premultiplied colors.
  case premultipliedFirst = 2
  /// Alpha after unpremultiplied colors.
  case last = 3
  /// Alpha before unpremultiplied colors.
  case first = 4
  /// An unused component after the colors.
  case noneSkipLast = 5
  /// An unused component before the colors.
  case noneSkipFirst = 6
  /// Alpha only.
  case alphaOnly = 7
}

/// A bitmap's layout in memory: an alpha kind and a byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32
  /// The layout with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha kind, a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit units, the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit units, the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit units, the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit units, the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
