public import CoreGraphics

extension UIView: ConstrainedView {
  /// Whether the view's frame is determined by `frame` and `autoresizingMask`; default true.
  ///
  /// Otherwise constraints determine it. A stack view sets it to false for the views that it arranges.
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

  /// The active constraints that this view owns: those whose items have it as their nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { layoutRulesIfAny?.constraints ?? [] }

  /// Activates a constraint between this view and its subviews.
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
    // Constrained views get rules, so that only those need to be checked when a view moves or leaves.
    for view in [constraint.first.owningView, constraint.second.owningView] {
      _ = view?.layoutRules
    }
    layoutRules.constraints.append(constraint)
    LayoutRules.isInUse = true
    constraintsDidChange()
  }

  /// Activates constraints between this view and its subviews.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view owns.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    layoutRules.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Deactivates constraints that this view owns.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that the view owns, in the order they were added.
  public var layoutGuides: [UILayoutGuide] { layoutRulesIfAny?.guides ?? [] }

  /// Adds a guide to the view, after removing it from its old view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutRules.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide from the view, with the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutRules.guides.removeAll { $0 === layoutGuide }
    dropConstraints { $0.first.item === layoutGuide || $0.second.item === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The priority with which the view resists being larger than its `intrinsicContentSize`; default 250.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (layoutRulesIfAny?.hugging ?? .hugging)[axis]
  }

  /// Sets the priority with which the view resists being larger than its `intrinsicContentSize`.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutRules.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  /// The priority with which the view resists being smaller than its `intrinsicContentSize`; default 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (layoutRulesIfAny?.resistance ?? .resistance)[axis]
  }

  /// Sets the priority with which the view resists being smaller than its `intrinsicContentSize`.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layoutRules.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

  /// Schedules a call of `updateConstraints()`.
  func requestConstraintsUpdate() {
    layoutRules.needsUpdate = true
    LayoutRules.isInUse = true
    constraintsDidChange()
  }

  /// Whether a call of `updateConstraints()` is scheduled.
  public func needsUpdateConstraints() -> Bool { layoutRulesIfAny?.needsUpdate ?? false }

  /// Calls the scheduled `updateConstraints()` of this view and its subviews, the innermost first.
  public func updateConstraintsIfNeeded() {
    for subview in subviewLinks { subview.updateConstraintsIfNeeded() }
    guard needsUpdateConstraints() else { return }
    layoutRules.needsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// The size that `systemLayoutSizeFitting` says.
  func fittingSize(
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

  /// The target size for the minimum size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size for a size as large as possible: 10,000 × 10,000 points.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The constraints of the view have changed.
  func constraintsDidChange() {
    if LayoutRules.isInUse { LayoutSystem.around(self).setNeedsUpdate() }
  }

  /// The view leaves its superview: constraints from outside to it or its subviews are deactivated.
  func dropConstraintsFromOutside() {
    guard LayoutRules.isInUse, let superview, holdsLayoutRules else { return }
    superview.dropConstraints { [unowned self] constraint in
      [constraint.first, constraint.second].contains {
        $0.owningView?.isDescendant(of: self) ?? false
      }
    }
    arrangement.rules?.solved = nil
    if isPlacedByConstraints { superview.constraintsDidChange() }
  }

  /// Whether there may be constraints on this view or its subviews.
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
