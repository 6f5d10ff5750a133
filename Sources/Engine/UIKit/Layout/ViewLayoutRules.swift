import CoreGraphics

/// The layout rules of a view, and their result.
final class ViewLayoutRules {
  /// Whether the view's frame is the one that was set, and not determined by constraints.
  var keepsFrame = true
  /// The constraints that the view owns, on it and its subviews.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The priorities with which the view resists being larger than its content.
  var hugging = AxisPriorities.hugging
  /// The priorities with which it resists being smaller.
  var resistance = AxisPriorities.resistance
  /// Whether a call of `updateConstraints()` is scheduled.
  var needsUpdate = false
  /// The frame in the superview that constraints determined in the last layout.
  var solved: CGRect?
  /// Whether the view's content belongs to the system around it although its frame is fixed: a constraint crosses into
  /// it.
  var isJoined = false
  /// The layout system of the view's content, if it is the top of one.
  var system: LayoutSystem?
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal, vertical: UILayoutPriority

  /// The default priorities of content hugging.
  static let hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  static let resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Created on first use: most views have none.
  var layoutRules: ViewLayoutRules {
    if let rules = arrangement.rules { return rules }
    let rules = ViewLayoutRules()
    arrangement.rules = rules
    return rules
  }

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
    guard LayoutSystem.isInUse else { return }
    for subview in subviewLinks {
      if let solved = subview.arrangement.rules?.solved { subview.place(at: solved) }
    }
  }
}
