import CoreGraphics

/// What tells the frames of the views in one whose own frame is kept: constraints, solved together.
///
/// The solution is found when the topmost view is laid out, and each view is put in its place when its superview is
/// (`layoutSubviews()`). Views in a view whose frame is kept are another system's, unless a constraint leads there.
final class LayoutSystem {
  /// Whether any constraint was ever active: without one nothing is looked for.
  static var isInUse = false

  private unowned let top: UIView
  private var needsUpdate = true
  private var size: CGSize?
  private var isUpdating = false
  /// Views whose frames are kept, that others are placed by.
  private var landmarks: Set<ObjectIdentifier> = []
  private var placed: [UIView] = []

  private init(_ top: UIView) { self.top = top }

  /// The system that what is in a view belongs to.
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

  /// A view whose frame is kept has another one.
  static func frameDidChange(of view: UIView) {
    guard let superview = view.superview,
      let system = top(of: superview).arrangement.rules?.system, !system.isUpdating,
      system.landmarks.contains(ObjectIdentifier(view))
    else { return }
    system.setNeedsUpdate()
  }

  /// Has the frames told anew, before the next commit.
  func setNeedsUpdate() {
    needsUpdate = true
    top.setNeedsLayout()
  }

  /// Tells the frames, if anything has changed, and asks for the layout of views that have to place others.
  ///
  /// - Returns: Whether anything had changed.
  @discardableResult
  func update() -> Bool {
    // A view that constraints place now is at the top no more.
    guard top.superview == nil || top.isTopOfSystem else {
      top.arrangement.rules?.system = nil
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
    // Margins and safe areas go by where views are: those that have moved may have others now.
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
  /// Whether what is in the view is told apart from what is around it.
  fileprivate var isTopOfSystem: Bool {
    arrangement.rules.map { $0.keepsFrame && !$0.isJoined } ?? true
  }

  /// The view has another frame, which others may be placed by, and with it perhaps another safe area.
  func tellLandmarkMoved() {
    guard let rules = arrangement.rules, rules.keepsFrame else { return }
    LayoutSystem.frameDidChange(of: self)
    if let system = rules.system, superview?.safeAreaInsets ?? .zero != .zero {
      system.setNeedsUpdate()
    }
  }

  /// Tells the frames of the views in this one, where it is at the top of a system.
  func updateFramesByConstraints() {
    if LayoutSystem.isInUse { arrangement.rules?.system?.update() }
  }

  /// A layout may have changed constraints: what they say now is seen with it.
  func placeWhatLayoutChanged() {
    guard LayoutSystem.isInUse, let system = arrangement.rules?.system else { return }
    // (A layout that changes constraints each time ends.)
    for _ in 0..<4 {
      guard system.update() else { return }
      placeSubviewsByConstraints()
    }
  }
}

/// The views, guides and constraints of a system.
struct LayoutMembers {
  let top: UIView
  /// Those that constraints place, from the top down.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var stacks: [UIStackView] = []
  /// Those with rules whose frames are kept.
  private(set) var kept: [UIView] = []
  private var joined: Set<ObjectIdentifier> = []

  /// Without any, stack views do as they do without constraints.
  var hasConstraints: Bool { !constraints.isEmpty }

  init(of top: UIView) {
    self.top = top
    gather(top)
    // A constraint may lead into a view whose frame is kept: then that belongs to the system.
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

  /// The insets that constraints and stack views go by.
  var insets: [UIEdgeInsets] {
    constraints.flatMap { [$0.first, $0.second] }.compactMap(\.insets) + stacks.map(\.freeMargins)
  }

  /// Whether what is in a view whose frame is kept belongs to the system.
  func isJoined(_ view: UIView) -> Bool { joined.contains(ObjectIdentifier(view)) }

  private mutating func gather(_ view: UIView) {
    if let rules = view.arrangement.rules {
      constraints += rules.constraints.filter { !$0.isOfGone }
      guides += rules.guides.filter { $0.kind == .free }
    }
    if let stack = view as? UIStackView { stacks.append(stack) }
    for subview in view.subviewLinks {
      if subview.isPlacedByConstraints {
        views.append(subview)
        gather(subview)
      } else if subview.arrangement.rules != nil {
        kept.append(subview)
      }
    }
  }

  /// Views between a constraint's items and the view that keeps it, whose frames are kept.
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
  /// Whether an item that it was made with is no more.
  fileprivate var isOfGone: Bool {
    first.item == nil || (second.attribute != .notAnAttribute && second.item == nil)
  }
}
