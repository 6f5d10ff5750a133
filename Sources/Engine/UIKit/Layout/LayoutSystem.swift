import CoreGraphics

/// A layout system: the constraints of the views inside a view with a fixed frame, solved together.
///
/// The solution is computed when the topmost view is laid out; each view is placed when its superview is laid out
/// (`layoutSubviews()`). Views inside another view with a fixed frame belong to another system, unless a constraint
/// crosses into it.
final class LayoutSystem {
  private unowned let top: UIView
  private var needsUpdate = true
  private var size: CGSize?
  private var isUpdating = false
  /// Views with fixed frames, relative to which others are placed.
  private var landmarks: Set<ObjectIdentifier> = []
  private var placed: [UIView] = []

  private init(_ top: UIView) { self.top = top }

  /// The system to which the content of a view belongs.
  static func around(_ view: UIView) -> LayoutSystem {
    let top = top(of: view)
    if let system = top.layoutRules.system { return system }
    let system = LayoutSystem(top)
    top.layoutRules.system = system
    return system
  }

  private static func top(of view: UIView) -> UIView {
    var top = view
    while let superview = top.superview, !top.isTopOfSystem { top = superview }
    return top
  }

  /// The fixed frame of a view has changed.
  static func frameDidChange(of view: UIView) {
    guard let superview = view.superview,
      let system = top(of: superview).layoutRulesIfAny?.system, !system.isUpdating,
      system.landmarks.contains(ObjectIdentifier(view))
    else { return }
    system.setNeedsUpdate()
  }

  /// Schedules a new solution before the next commit.
  func setNeedsUpdate() {
    needsUpdate = true
    top.setNeedsLayout()
  }

  /// Computes the frames if anything has changed, and requests layout of the views that have to place others.
  ///
  /// - Returns: Whether anything had changed.
  @discardableResult
  func update() -> Bool {
    // A view that is now placed by constraints is no longer a top view.
    guard top.superview == nil || top.isTopOfSystem else {
      top.layoutRulesIfAny?.system = nil
      LayoutSystem.around(top).setNeedsUpdate()
      return false
    }
    guard needsUpdate || size != top.bounds.size, !isUpdating else { return false }
    isUpdating = true
    defer { isUpdating = false }
    top.updateConstraintsIfNeeded()
    (needsUpdate, size) = (false, top.bounds.size)
    let members = LayoutMembers(of: top)
    for view in members.kept { view.layoutRules.isJoined = members.isJoined(view) }
    let staying = Set(members.views.map { ObjectIdentifier($0) })
    for view in placed where !staying.contains(ObjectIdentifier(view)) {
      view.arrangement.rules?.solved = nil
    }
    (placed, landmarks) = ([], [])
    guard members.hasConstraints else {
      for view in members.views { view.arrangement.rules?.solved = nil }
      return true
    }
    placed = members.views
    let insets = members.insets
    solve(members)
    // Margins and safe areas depend on positions: views that have moved may have new ones.
    if members.insets != insets { solve(members) }
    return true
  }

  private func solve(_ members: LayoutMembers) {
    let problem = LayoutProblem(members, size: top.bounds.size)
    landmarks = problem.landmarks
    for (view, frame) in problem.placements() {
      view.layoutRules.solved = frame
      if frame != view.unmovedFrame { view.superview?.setNeedsLayout() }
    }
  }
}

extension UIView {
  /// Whether the content of the view is solved separately from what is around it.
  fileprivate var isTopOfSystem: Bool {
    layoutRulesIfAny.map { $0.keepsFrame && !$0.isJoined } ?? true
  }
}

/// The views, guides and constraints of a system.
struct LayoutMembers {
  let top: UIView
  /// The views that constraints place, from the top down.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views that arrange their subviews by rules of their own.
  private(set) var arranging: [any ArrangingView] = []
  /// The views with rules and a fixed frame.
  private(set) var kept: [UIView] = []
  private var joined: Set<ObjectIdentifier> = []

  /// Whether there are any; without, stack views lay out as they do without constraints.
  var hasConstraints: Bool { !constraints.isEmpty }

  init(of top: UIView) {
    self.top = top
    gather(top)
    // A constraint may lead into a view with a fixed frame: then its content belongs to the system.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for constraint in constraints {
        for view in doors(of: constraint) {
          joined.insert(ObjectIdentifier(view))
          if view.arrangement.rules == nil { kept.append(view) }
          gather(view)
          isComplete = false
        }
      }
    }
  }

  /// The insets that constraints and stack views use.
  var insets: [UIEdgeInsets] {
    constraints.flatMap { [$0.first, $0.second] }.compactMap(\.insets)
      + arranging.map { $0.freeMargins }
  }

  /// Whether the content of a view with a fixed frame belongs to the system.
  func isJoined(_ view: UIView) -> Bool { joined.contains(ObjectIdentifier(view)) }

  private mutating func gather(_ view: UIView) {
    if let rules = view.layoutRulesIfAny {
      constraints += rules.constraints.filter { !$0.isOfGone }
      guides += rules.guides.filter { $0.kind == .free }
    }
    if view.layoutKind?.arrangesSubviews == true, let arranging = view as? any ArrangingView {
      self.arranging.append(arranging)
    }
    for subview in view.subviewLinks {
      if subview.isPlacedByConstraints {
        views.append(subview)
        gather(subview)
      } else if subview.arrangement.rules != nil {
        kept.append(subview)
      }
    }
  }

  /// The views with fixed frames between a constraint's items and the view that owns it.
  private func doors(of constraint: NSLayoutConstraint) -> [UIView] {
    [constraint.first, constraint.second].flatMap { side -> [UIView] in
      guard let view = side.owningView, view !== constraint.owner else { return [] }
      let start = side.item is UIView ? view.superview : view
      return sequence(first: start, next: { $0?.superview }).prefix { $0 !== constraint.owner }
        .compactMap { $0 }
        .filter { $0 !== top && !$0.isPlacedByConstraints && !isJoined($0) }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether an item with which it was made is deallocated.
  fileprivate var isOfGone: Bool {
    first.item == nil || (second.attribute != .notAnAttribute && second.item == nil)
  }
}
