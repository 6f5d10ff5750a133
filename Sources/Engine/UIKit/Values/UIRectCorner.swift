/// Corners of a rectangle as it is seen, y down.
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The corners with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// That of the least x and y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// That of the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// That of the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// That of the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// Sides of a rectangle as it is seen, y down.
nonisolated public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The sides with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// That of the least y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// That of the least x.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// That of the greatest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// That of the greatest x.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
