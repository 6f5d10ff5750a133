/// What a transition does with the layer's old and new picture (X1).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// A type by its name; one that is not known fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old dissolves into the new; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new slides in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new slides in and pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side of the layer where a transition's motion begins (X1).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name.
  public let rawValue: String

  /// A side by its name; one that is not known is the left.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge, leftwards.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge, rightwards; what `nil` stands for.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge of greatest y, which is the lower one where y points down (X5).
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge of least y, which is the upper one where y points down (X5).
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
