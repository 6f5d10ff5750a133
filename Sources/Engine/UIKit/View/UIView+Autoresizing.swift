public import QuartzCore

/// A view's autoresizing, mask and margins.
struct ViewArrangement {
  var resizesSubviews = true
  var resizing: UIView.AutoresizingMask = []
  /// The margins that were set, in points.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var marginsIncludeSafeArea = true
  var keepsSuperviewMargins = false
  var mask: UIView?
  /// The layout rules of the view; `nil` for most views.
  var rules: LayoutRules?
}

extension UIView {
  /// The parts of a view's frame that resize with its superview.
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// The mask with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the subviews resize with this view according to their `autoresizingMask`; default true.
  public var autoresizesSubviews: Bool {
    get { arrangement.resizesSubviews }
    set { arrangement.resizesSubviews = newValue }
  }

  /// The parts of the frame that resize with the superview; default none.
  ///
  /// The change is distributed among the flexible parts of an axis in proportion to their lengths, or equally if these
  /// are all 0. No length becomes negative. It happens when the superview's `frame` or `bounds` is set, so in an
  /// animation block it animates too.
  public var autoresizingMask: AutoresizingMask {
    get { arrangement.resizing }
    set { arrangement.resizing = newValue }
  }

  /// Makes a change that may resize the view, after which the subviews are resized.
  func resize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    arrangement.rules?.frameDidChange(of: self)
    guard arrangement.resizesSubviews, layer.bounds.size != old else { return }
    for subview in subviewLinks { subview.autoresize(from: old, to: layer.bounds.size) }
  }

  /// Resizes with the superview, by bounds and center, which are valid with a transform too (V3).
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

/// A view's position along one axis of its superview.
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

extension UIView {
  /// The length of a side without an intrinsic length: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }
}
