import CoreGraphics
public import Foundation

/// An edge, center, baseline or length of a view or guide, for making constraints.
///
/// Its subclasses keep horizontal ones, vertical ones and lengths apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: LayoutSide

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    side = LayoutSide(item, attribute)
    super.init()
  }

  /// The view or guide.
  open var item: AnyObject? { side.item }

  /// A constraint: equal to another anchor plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: c)
  }

  /// A constraint: at least another anchor plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
  }

  /// A constraint: at most another anchor plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
  }

  /// The standard spacing between two views, in points (our decision).
  static var systemSpacing: CGFloat { 8 }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint: at a multiple of the standard spacing (8 points) after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// A constraint: at least a multiple of the standard spacing (8 points) after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// A constraint: at most a multiple of the standard spacing (8 points) after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint: at a multiple of the standard spacing (8 points) below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// A constraint: at least a multiple of the standard spacing (8 points) below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// A constraint: at most a multiple of the standard spacing (8 points) below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * Self.systemSpacing)
  }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint: equal to a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, LayoutSide(nil, .notAnAttribute), constant: c)
  }

  /// A constraint: at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, LayoutSide(nil, .notAnAttribute), constant: c)
  }

  /// A constraint: at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, LayoutSide(nil, .notAnAttribute), constant: c)
  }

  /// A constraint: equal to a multiple of another length plus a constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: c)
  }

  /// A constraint: at least a multiple of another length plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// A constraint: at most a multiple of another length plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }
}
