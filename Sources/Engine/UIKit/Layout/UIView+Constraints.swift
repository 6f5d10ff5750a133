public import CoreGraphics

extension UIView {
  /// Whether the view's frame is kept as it was set, and by `autoresizingMask`; default true.
  ///
  /// Else constraints tell it. A stack view turns it off for the views that it arranges.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { arrangement.rules?.keepsFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutRules.keepsFrame = newValue
      if newValue { layoutRules.solved = nil }
      constraintsDidChange()
      superview?.constraintsDidChange()
    }
  }

  /// The active constraints that this view keeps: those of which it is the closest view that holds all items.
  public var constraints: [NSLayoutConstraint] { arrangement.rules?.constraints ?? [] }

  /// Makes a constraint of this view and views in it active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    for view in [constraint.first.owningView, constraint.second.owningView] {
      precondition(
        view?.isDescendant(of: self) ?? true,
        "\(constraint.explanation) is of views that are not in the one that it is added to"
      )
    }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    // What is told of has rules, so that others need not be asked when they move or leave.
    for view in [constraint.first.owningView, constraint.second.owningView] {
      _ = view?.layoutRules
    }
    layoutRules.constraints.append(constraint)
    LayoutSystem.isInUse = true
    constraintsDidChange()
  }

  /// Makes constraints of this view and views in it active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Has a constraint that this view keeps count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    layoutRules.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Has constraints that this view keeps count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides in the view, in the order they were added.
  public var layoutGuides: [UILayoutGuide] { arrangement.rules?.guides ?? [] }

  /// Puts a guide in the view, taking it from where it is.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutRules.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide out of the view, with the constraints that tell of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutRules.guides.removeAll { $0 === layoutGuide }
    dropConstraints { $0.first.item === layoutGuide || $0.second.item === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// How much the view resists being larger than its `intrinsicContentSize`; default 250.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (arrangement.rules?.hugging ?? .hugging)[axis]
  }

  /// Sets how much the view resists being larger than its `intrinsicContentSize`.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutRules.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  /// How much the view resists being smaller than its `intrinsicContentSize`; default 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (arrangement.rules?.resistance ?? .resistance)[axis]
  }

  /// Sets how much the view resists being smaller than its `intrinsicContentSize`.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutRules.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutRules.needsUpdate = true
    LayoutSystem.isInUse = true
    constraintsDidChange()
  }

  /// Whether `updateConstraints()` is to be called.
  public func needsUpdateConstraints() -> Bool { arrangement.rules?.needsUpdate ?? false }

  /// Calls `updateConstraints()` of this view and those in it that want it, the inner ones first.
  public func updateConstraintsIfNeeded() {
    for subview in subviewLinks { subview.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    layoutRules.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// The size that the constraints in the view give it when it may choose.
  ///
  /// - Parameter targetSize: What it is to come close to: `UIView.layoutFittingCompressedSize` for the least size.
  /// - Returns: The size, in points; without constraints in the view what it wants for what it shows.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints in the view give it when it may choose.
  ///
  /// - Parameters:
  ///   - targetSize: What it is to come close to.
  ///   - horizontalFittingPriority: How much it matters that it has that width; required for a given one.
  ///   - verticalFittingPriority: How much it matters that it has that height.
  /// - Returns: The size, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutProblem.fittingSize(
      of: self,
      target: targetSize,
      priorities: (horizontalFittingPriority, verticalFittingPriority)
    )
  }

  /// The target that asks for the least size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target that asks for a size as large as possible: 10,000 points each way.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// What the view's constraints say is another thing now.
  func constraintsDidChange() {
    if LayoutSystem.isInUse { LayoutSystem.around(self).setNeedsUpdate() }
  }

  /// The view leaves its superview: what tells of it, or of views in it, from outside counts no more.
  func dropConstraintsFromOutside() {
    guard LayoutSystem.isInUse, let superview, holdsLayoutRules else { return }
    superview.dropConstraints { [unowned self] constraint in
      [constraint.first, constraint.second].contains {
        $0.owningView?.isDescendant(of: self) ?? false
      }
    }
    arrangement.rules?.solved = nil
    if isPlacedByConstraints { superview.constraintsDidChange() }
  }

  /// Whether a constraint may tell of this view or of one in it.
  private var holdsLayoutRules: Bool {
    arrangement.rules != nil || subviewLinks.contains(where: \.holdsLayoutRules)
  }

  private func dropConstraints(where isDropped: (NSLayoutConstraint) -> Bool) {
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where isDropped(constraint) {
        view.removeConstraint(constraint)
      }
    }
  }
}
