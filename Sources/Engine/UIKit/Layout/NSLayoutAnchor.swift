import CoreGraphics
public import Foundation

/// A place or length of a view or guide, to make constraints with.
///
/// Its kinds keep horizontal, vertical and lengths apart.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    side = LayoutSide(item, attribute)
    super.init()
  }

  /// The view or guide.
  open var item: AnyObject? { side.item }

  /// The same as another, and so many points more.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: c)
  }

  /// Not less than another and so many points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
  }

  /// Not more than another and so many points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
  }

  /// The system's distance between two views, in points (a decision).
  static var systemSpacing: CGFloat { 8 }
}

/// A place along the width.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// So many of the system's distances (8 points) after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// At least so many of the system's distances (8 points) after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// At most so many of the system's distances (8 points) after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }
}

/// A place along the height.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// So many of the system's distances (8 points) below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// At least so many of the system's distances (8 points) below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// At most so many of the system's distances (8 points) below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// So many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, LayoutSide(nil, .notAnAttribute), constant: c)
  }

  /// At least so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, LayoutSide(nil, .notAnAttribute), constant: c)
  }

  /// At most so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, LayoutSide(nil, .notAnAttribute), constant: c)
  }

  /// A multiple of another length, and so many points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: c)
  }

  /// At least a multiple of another length, and so many points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// At most a multiple of another length, and so many points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }
}
