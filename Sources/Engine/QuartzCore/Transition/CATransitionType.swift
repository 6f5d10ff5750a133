/// The kind of a transition from the layer's old to its new picture.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// A type by its name; an unknown one acts as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cross-dissolve from the old to the new picture; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side of the layer where a transition's motion begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name.
  public let rawValue: String

  /// A side by its name; an unknown one acts as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge, leftwards.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge, rightwards; `nil` means this too.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge of the maximum y, which is the lower one where y points down.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge of the minimum y, which is the upper one where y points down.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
