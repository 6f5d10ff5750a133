import CoreGraphics

/// The layout rules of a view, and their result.
final class ViewLayoutRules: LayoutRules {
  /// The constraints that the view owns, on it and its subviews.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The priorities with which the view resists being larger than its content.
  var hugging = AxisPriorities.hugging
  /// The priorities with which it resists being smaller.
  var resistance = AxisPriorities.resistance
  /// Whether a call of `updateConstraints()` is scheduled.
  var needsUpdate = false
  /// Whether the view's content belongs to the system around it although its frame is fixed: a constraint crosses into
  /// it.
  var isJoined = false
  /// The layout system of the view's content, if it is the top of one.
  var system: LayoutSystem?

  override func frameDidChange(of view: UIView) {
    guard keepsFrame else { return }
    LayoutSystem.frameDidChange(of: view)
    if let system, view.superview?.safeAreaInsets ?? .zero != .zero { system.setNeedsUpdate() }
  }

  override func updateFrames() { system?.update() }

  override func placeWhatLayoutChanged(in view: UIView) {
    guard let system else { return }
    // (The limit ends layouts that change constraints each time.)
    for _ in 0..<4 {
      guard system.update() else { return }
      view.placeSubviewsByConstraints()
    }
  }
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
  /// The layout rules, if the view has any.
  @inline(__always)
  var layoutRulesIfAny: ViewLayoutRules? {
    arrangement.rules.map { unsafeDowncast($0, to: ViewLayoutRules.self) }
  }

  /// Created on first use: most views have none.
  var layoutRules: ViewLayoutRules {
    if let rules = layoutRulesIfAny { return rules }
    let rules = ViewLayoutRules()
    arrangement.rules = rules
    return rules
  }
}
