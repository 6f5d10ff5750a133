import CoreGraphics
import QuartzCore

/// The linear problem of a layout system: the views' frames as unknowns, and the rules of constraints, contents and
/// stack views.
struct LayoutProblem {
  private(set) var solver = LinearSolver()
  private let members: LayoutMembers
  /// The frames of views and guides, by identity; positions are relative to the top view's corner, without scrolling.
  private var frames: [ObjectIdentifier: LayoutFrame] = [:]
  /// The content sizes of scroll views.
  private var contents: [(view: any LayoutKind, width: LinearRow, height: LinearRow)] = []
  private let topFrame: LayoutFrame
  /// Views with fixed frames, relative to which others are placed.
  private(set) var landmarks: Set<ObjectIdentifier> = []

  /// A problem in a top view of a given size; with known widths, the heights of text are those at these widths.
  init(_ members: LayoutMembers, size: CGSize, widths: [ObjectIdentifier: CGFloat] = [:]) {
    self.members = members
    topFrame = LayoutFrame(
      left: LinearRow(),
      top: LinearRow(),
      width: LinearRow(size.width),
      height: LinearRow(size.height)
    )
    state(widths)
  }

  /// A problem whose top view may have any size, as close to a target size as priorities allow.
  private init(
    _ members: LayoutMembers,
    target: CGSize,
    priorities: (width: UILayoutPriority, height: UILayoutPriority),
    widths: [ObjectIdentifier: CGFloat]
  ) {
    self.members = members
    topFrame = LayoutFrame(
      left: LinearRow(),
      top: LinearRow(),
      width: LinearRow(unknown: solver.makeUnknown()),
      height: LinearRow(unknown: solver.makeUnknown())
    )
    for length in [topFrame.width, topFrame.height] { solver.add(length, .greaterOrEqual) }
    solver.add(topFrame.width - LinearRow(target.width), .equal, priority: priorities.width.weight)
    solver.add(
      topFrame.height - LinearRow(target.height),
      .equal,
      priority: priorities.height.weight
    )
    state(widths)
  }

  /// The size that the constraints determine for a view.
  static func fittingSize(
    of view: UIView,
    target: CGSize,
    priorities: (width: UILayoutPriority, height: UILayoutPriority)
  ) -> CGSize {
    let members = LayoutMembers(of: view)
    guard members.hasConstraints else {
      let wish = view.intrinsicContentSize
      let fitting = view.sizeThatFits(target)
      return CGSize(
        width: wish.width < 0 ? fitting.width : wish.width,
        height: wish.height < 0 ? fitting.height : wish.height
      )
    }
    let first = LayoutProblem(members, target: target, priorities: priorities, widths: [:])
    let widths = first.widthsOfText
    let problem =
      widths.isEmpty
      ? first
      : LayoutProblem(members, target: target, priorities: priorities, widths: widths)
    return CGSize(
      width: problem.solver.value(of: problem.topFrame.width),
      height: problem.solver.value(of: problem.topFrame.height)
    )
  }

  /// The frame of each view in its superview, in whole pixels; the height of multiline text is that at its width.
  ///
  /// Also sets the results of guides and scroll views.
  func placements() -> [(view: UIView, frame: CGRect)] {
    let widths = widthsOfText
    guard widths.isEmpty else {
      return LayoutProblem(members, size: members.top.bounds.size, widths: widths).solvedFrames()
    }
    return solvedFrames()
  }

  private func solvedFrames() -> [(view: UIView, frame: CGRect)] {
    for content in contents {
      let (width, height) = (solver.value(of: content.width), solver.value(of: content.height))
      content.view.contentSize = CGSize(width: width, height: height)
    }
    for guide in members.guides {
      if let frame = frames[ObjectIdentifier(guide)], let view = guide.owningView {
        guide.solved = rectangle(frame, in: view)
      }
    }
    return members.views.compactMap { view in
      guard let frame = frames[ObjectIdentifier(view)], let superview = view.superview else {
        return nil
      }
      return (view, rectangle(frame, in: superview))
    }
  }

  private func rectangle(_ frame: LayoutFrame, in view: UIView) -> CGRect {
    let outer = frames[ObjectIdentifier(view)] ?? topFrame
    let exact = CGRect(
      x: solver.value(of: frame.left - outer.left),
      y: solver.value(of: frame.top - outer.top),
      width: max(solver.value(of: frame.width), 0),
      height: max(solver.value(of: frame.height), 0)
    )
    return exact.laidOnPixels(scale: members.top.layer.contentsScale)
  }

  /// The widths of views whose height depends on the width, where they differ from the preferred ones.
  private var widthsOfText: [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in members.views where view.layoutKind?.hasHeightForWidth == true {
      guard let frame = frames[ObjectIdentifier(view)] else { continue }
      let width = CGFloat(solver.value(of: frame.width))
      if width > 0, width < view.intrinsicContentSize.width {
        widths[ObjectIdentifier(view)] = width
      }
    }
    return widths
  }
}

// MARK: - Rules

extension LayoutProblem {
  private mutating func state(_ widths: [ObjectIdentifier: CGFloat]) {
    for view in members.views {
      let frame = makeFrame()
      frames[ObjectIdentifier(view)] = frame
      say(content: view, frame, widths[ObjectIdentifier(view)])
    }
    for guide in members.guides { frames[ObjectIdentifier(guide)] = makeFrame() }
    for view in members.arranging { view.arrangeSubviews(in: &self) }
    for constraint in members.constraints { say(constraint) }
    for content in contents {
      // A content size that no constraint determines is as small as possible.
      solver.add(content.width, .equal, priority: 1)
      solver.add(content.height, .equal, priority: 1)
    }
    // Positions are computed from those of superviews, which may have fixed frames.
    for view in members.views { _ = view.superview.map { frame(of: $0) } }
    // Last: the expressions of the lengths are known then, so that such a rule needs no search.
    for frame in lengths {
      solver.add(frame.width, .greaterOrEqual)
      solver.add(frame.height, .greaterOrEqual)
    }
    solver.solve()
  }

  /// The frames whose lengths must not be negative.
  private var lengths: [LayoutFrame] {
    let views = members.views.compactMap { frames[ObjectIdentifier($0)] }
    return views + members.guides.compactMap { frames[ObjectIdentifier($0)] }
  }

  private mutating func makeFrame() -> LayoutFrame {
    let frame = LayoutFrame(
      left: LinearRow(unknown: solver.makeUnknown()),
      top: LinearRow(unknown: solver.makeUnknown()),
      width: LinearRow(unknown: solver.makeUnknown()),
      height: LinearRow(unknown: solver.makeUnknown())
    )
    return frame
  }

  /// A view resists being larger or smaller than its content.
  private mutating func say(content view: UIView, _ frame: LayoutFrame, _ width: CGFloat?) {
    // The content of a view that arranges others is these views, which have their own rules.
    guard view.layoutKind?.arrangesSubviews != true else { return }
    var wish = view.intrinsicContentSize
    if let width { wish.height = view.sizeThatFits(CGSize(width: width, height: 0)).height }
    let axes: [(LinearRow, CGFloat, NSLayoutConstraint.Axis)] = [
      (frame.width, wish.width, .horizontal), (frame.height, wish.height, .vertical),
    ]
    for (length, wish, axis) in axes where wish >= 0 {
      let spare = length - LinearRow(wish)
      solver.add(
        spare,
        .lessOrEqual,
        priority: view.contentHuggingPriority(for: axis).weight
      )
      solver.add(
        spare,
        .greaterOrEqual,
        priority: view.contentCompressionResistancePriority(for: axis).weight
      )
    }
  }

  private mutating func say(_ constraint: NSLayoutConstraint) {
    guard var row = row(of: constraint.first, beside: constraint.second) else { return }
    row.constant -= constraint.constant
    if constraint.second.item != nil {
      guard let other = self.row(of: constraint.second, beside: constraint.first) else { return }
      row.add(other, times: -constraint.multiplier)
      if constraint.multiplier != 1 {
        // A multiplier of a position applies to its distance from the corner of the view that owns the constraint.
        row.add(origin(of: constraint.first, for: constraint), times: -1)
        row.add(origin(of: constraint.second, for: constraint), times: constraint.multiplier)
      }
    }
    let relation: LinearSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let isKept = solver.add(row, relation, priority: constraint.priority.weight)
    // (A conflict over the size of a view that a stack view hides is not reported: the constraint is for when it is
    // shown.)
    if !isKept, !constraint.tellsOfHiddenView {
      EngineReport.report(
        members.top.layer,
        "constraints",
        "cannot all be kept: left out \(constraint.explanation)"
      )
    }
  }

  /// The start of the view that owns a constraint, along the axis of a position; 0 for a length.
  private mutating func origin(
    of side: LayoutSide,
    for constraint: NSLayoutConstraint
  ) -> LinearRow {
    guard side.attribute.isPlace, let owner = constraint.owner else { return LinearRow() }
    let frame = frame(of: owner)
    return side.attribute.isHorizontal ? frame.left : frame.top
  }

  /// Adds a rule of a stack view.
  mutating func say(_ row: LinearRow, _ relation: LinearSolver.Relation, _ priority: Float? = nil) {
    solver.add(row, relation, priority: priority)
  }

  /// The frame of a view in the system.
  mutating func frame(of view: UIView) -> LayoutFrame {
    if view === members.top { return topFrame }
    if let known = frames[ObjectIdentifier(view)] { return known }
    guard let superview = view.superview else { return topFrame }
    let (outer, own) = (frame(of: superview), view.unmovedFrame)
    let frame = LayoutFrame(
      left: outer.left + own.minX,
      top: outer.top + own.minY,
      width: LinearRow(own.width),
      height: LinearRow(own.height)
    )
    frames[ObjectIdentifier(view)] = frame
    landmarks.insert(ObjectIdentifier(view))
    return frame
  }

  /// The expression of an attribute; for views inside a scroll view its sides are those of its content.
  private mutating func row(of side: LayoutSide, beside other: LayoutSide) -> LinearRow? {
    guard let view = side.owningView else { return nil }
    var frame = self.frame(of: view)
    if let guide = side.item as? UILayoutGuide {
      switch guide.kind {
      case .free: frame = frames[ObjectIdentifier(guide)] ?? frame
      case .content: frame = contentFrame(of: view, frame)
      case .frame: break
      case .safeArea, .margins: frame = frame.inset(by: guide.insets)
      }
    } else if side.attribute.isPlace, let inner = other.owningView, inner !== view,
      inner.isDescendant(of: view)
    {
      frame = contentFrame(of: view, frame)
    }
    return frame.row(of: side.attribute, of: view)
  }

  private mutating func contentFrame(of view: UIView, _ frame: LayoutFrame) -> LayoutFrame {
    guard let scroll = view.layoutKind, scroll.scrollsContent else { return frame }
    if !contents.contains(where: { $0.view === scroll }) {
      let (width, height) = (solver.makeUnknown(), solver.makeUnknown())
      contents.append((scroll, LinearRow(unknown: width), LinearRow(unknown: height)))
    }
    var content = frame
    for known in contents where known.view === scroll {
      (content.width, content.height) = (known.width, known.height)
    }
    return content
  }
}

extension UILayoutPriority {
  /// The priority for the solver: `nil` for a required rule.
  fileprivate var weight: Float? { rawValue >= 1000 ? nil : max(rawValue, 0) }
}

extension NSLayoutConstraint {
  /// Whether an item is a hidden view among those that its superview arranges.
  fileprivate var tellsOfHiddenView: Bool {
    [first, second].contains { side in
      guard let view = side.owningView else { return false }
      return view.isHidden && view.superview?.layoutKind?.arrangesSubviews == true
    }
  }
}
