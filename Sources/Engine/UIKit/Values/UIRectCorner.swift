/// Corners of a rectangle on screen, with y down.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// The corners with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the minimum x and y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner with the maximum x and the minimum y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner with the minimum x and the maximum y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner with the maximum x and y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Sides of a rectangle on screen, with y down.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// The sides with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The side with the minimum y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The side with the minimum x.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The side with the maximum y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The side with the maximum x.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
