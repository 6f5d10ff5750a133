import CoreGraphics

/// The rules by which a view is laid out, as the tree of views knows them; most views have none.
///
/// All are `ViewLayoutRules`, in the layout system above the tree. The tree calls that by the methods here.
class LayoutRules {
  /// Whether any constraint was ever active: without one there is nothing to solve.
  static var isInUse = false

  /// Whether the view's frame is the one that was set, and not determined by constraints.
  final var keepsFrame = true
  /// The frame in the superview that constraints determined in the last layout.
  final var solved: CGRect?

  init() {}

  /// The view's fixed frame has changed, and its safe area may have.
  func frameDidChange(of view: UIView) {}
  /// Computes the frames of the views in this one, if it is the top of a system.
  func updateFrames() {}
  /// A layout may have changed constraints: their effect is applied in the same frame.
  func placeWhatLayoutChanged(in view: UIView) {}
}

/// A view as the layout system sees it: one whose constraints or safe area change.
///
/// `UIView` conforms beside that system, which is above the tree of views.
protocol ConstrainedView: AnyObject {
  func requestConstraintsUpdate()
  /// The constraints of the view have changed.
  func constraintsDidChange()
  /// The view leaves its superview: constraints from outside to it or its subviews are deactivated.
  func dropConstraintsFromOutside()
  /// The safe area insets have changed, and with them those of all subviews.
  func safeAreaChanged()
  /// The insets of the safe area, as they are now.
  var safeAreaNow: UIEdgeInsets { get }
  /// The margins, with what they include of the safe area.
  var marginsNow: UIEdgeInsets { get set }
  /// The size that the constraints inside the view determine for it.
  func fittingSize(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize
  /// A view with a snapshot of this one: as it will be after pending layout, or as it is on screen now.
  func snapshot(afterUpdates: Bool) -> UIView?
}

extension UIView {
  /// Whether any view that stands for a screen has margins.
  static var someScreensHaveMargins = false

  /// The view as the layout system sees it; each is one.
  var constrained: (any ConstrainedView)? { (self as UIResponder) as? any ConstrainedView }

  /// Whether constraints determine the frame.
  var isPlacedByConstraints: Bool { arrangement.rules.map { !$0.keepsFrame } ?? false }

  /// The rectangle for layout: the size of the bounds around the center, regardless of the transform and the anchor
  /// point.
  var unmovedFrame: CGRect {
    let (size, center) = (layer.bounds.size, layer.position)
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Sets bounds and center, as layout does: with a transform the frame is different (V3), and with an anchor point
  /// other than the center the view is displaced.
  func place(at frame: CGRect) {
    let size = CGRect(origin: bounds.origin, size: frame.size)
    if size != bounds { bounds = size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if center != self.center { self.center = center }
  }

  /// Places subviews where constraints have put them.
  func placeSubviewsByConstraints() {
    guard LayoutRules.isInUse else { return }
    for subview in subviewLinks {
      if let solved = subview.arrangement.rules?.solved { subview.place(at: solved) }
    }
  }
}
