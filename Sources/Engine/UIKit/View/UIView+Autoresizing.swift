import QuartzCore

/// How a view takes up changes of its superview's size, what it is seen through, and its margins.
struct ViewArrangement {
  var resizesSubviews = true
  var resizing: UIView.AutoresizingMask = []
  /// The margins that were set.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var marginsIncludeSafeArea = true
  var keepsSuperviewMargins = false
  var mask: UIView?
  /// What constraints say of it; `nil` for most views.
  var rules: ViewLayoutRules?
}

extension UIView {
  /// Which parts of a view's frame take up a change of its superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The mask with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the subviews follow a change of this view's size by their `autoresizingMask`; default true.
  public var autoresizesSubviews: Bool {
    get { arrangement.resizesSubviews }
    set { arrangement.resizesSubviews = newValue }
  }

  /// What of the frame takes up a change of the superview's size; default none of it.
  ///
  /// The change is shared among the flexible parts of an axis in proportion to their lengths, and evenly when those
  /// come to nothing; no length falls below 0. It happens when the superview's `frame` or `bounds` is set, so in an
  /// animation block it animates with that.
  public var autoresizingMask: AutoresizingMask {
    get { arrangement.resizing }
    set { arrangement.resizing = newValue }
  }

  /// Makes a change that may give the view another size, which the subviews then follow.
  func resize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    tellLandmarkMoved()
    guard arrangement.resizesSubviews, layer.bounds.size != old else { return }
    for subview in subviewLinks { subview.autoresize(from: old, to: layer.bounds.size) }
  }

  /// Follows a change of the superview's size, by bounds and center, which hold under a transform too (V3).
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = arrangement.resizing
    guard !mask.isEmpty, !isPlacedByConstraints else { return }
    let (size, anchor, place) = (layer.bounds.size, layer.anchorPoint, layer.position)
    let across = FlexibleAxis(
      length: size.width,
      before: place.x - anchor.x * size.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).resized(from: old.width, to: new.width)
    let down = FlexibleAxis(
      length: size.height,
      before: place.y - anchor.y * size.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).resized(from: old.height, to: new.height)
    let length = CGSize(width: across.length, height: down.length)
    if length != size { bounds = CGRect(origin: layer.bounds.origin, size: length) }
    center = CGPoint(
      x: across.before + anchor.x * length.width,
      y: down.before + anchor.y * length.height
    )
  }
}

/// A view's place along one axis of its superview.
private struct FlexibleAxis {
  var length: CGFloat
  var before: CGFloat
  let flexible: (before: Bool, length: Bool, after: Bool)

  func resized(from old: CGFloat, to new: CGFloat) -> FlexibleAxis {
    let parts = [
      (flexible.before, before), (flexible.length, length),
      (flexible.after, old - before - length),
    ]
    let all = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = CGFloat(parts.count { $0.0 })
    func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return (new - old) * (all > 0 ? part.length / all : 1 / count)
    }
    var axis = self
    axis.before += share(parts[0])
    axis.length = max(length + share(parts[1]), 0)
    return axis
  }
}
