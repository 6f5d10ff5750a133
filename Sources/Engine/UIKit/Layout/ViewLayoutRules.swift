import CoreGraphics

/// What constraints say of a view, and what came of it.
final class ViewLayoutRules {
  /// Whether the view's frame is what was set, and no constraints tell it.
  var keepsFrame = true
  /// Those that tell of the view and of views in it.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// How much the view resists being larger than what it shows.
  var hugging = AxisPriorities.hugging
  /// How much it resists being smaller.
  var resistance = AxisPriorities.resistance
  /// Whether `updateConstraints()` is to be called.
  var needsUpdate = false
  /// Where constraints have put the view in its superview, since the last layout.
  var solved: CGRect?
  /// What is in the view belongs to the system around it, though its frame is kept: a constraint leads inside.
  var isJoined = false
  /// What tells the frames in the view, where it is at the top of it.
  var system: LayoutSystem?
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal, vertical: UILayoutPriority

  /// What views have at first.
  static let hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  static let resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension UIView {
  /// Made when first needed: most views have none.
  var layoutRules: ViewLayoutRules {
    if let rules = arrangement.rules { return rules }
    let rules = ViewLayoutRules()
    arrangement.rules = rules
    return rules
  }

  /// Whether constraints tell the frame.
  var isPlacedByConstraints: Bool { arrangement.rules.map { !$0.keepsFrame } ?? false }

  /// The rectangle that layout sees: the size of the bounds around the center, whatever the transform and the anchor
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

  /// Sets bounds and center, as layout does: under a transform the frame is another (V3), and with an anchor point
  /// that is not the middle the view lies beside it.
  func place(at frame: CGRect) {
    let size = CGRect(origin: bounds.origin, size: frame.size)
    if size != bounds { bounds = size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if center != self.center { self.center = center }
  }

  /// Puts subviews where constraints have them.
  func placeSubviewsByConstraints() {
    guard LayoutSystem.isInUse else { return }
    for subview in subviewLinks {
      if let solved = subview.arrangement.rules?.solved { subview.place(at: solved) }
    }
  }
}
