import CoreGraphics

extension UIStackView: ArrangingView {
  var arrangesSubviews: Bool { true }

  func arrangeSubviews(in problem: inout LayoutProblem) {
    let rules = StackRules(self)
    rules.say(in: &problem)
  }
}

/// The rules of a stack view for the views it arranges, where constraints determine frames: the same layout as without
/// constraints (`StackRow`).
struct StackRules {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  /// The preferred lengths of the views; below 0 for none.
  private let wishes: [CGFloat]

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visibleSubviews.filter(\.isPlacedByConstraints)
    let isRow = stack.axis == .horizontal
    self.isRow = isRow
    wishes = views.map {
      isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
  }

  /// A position and a length.
  private typealias Span = (start: LinearRow, length: LinearRow)

  func say(in problem: inout LayoutProblem) {
    guard !views.isEmpty else { return }
    let room = problem.frame(of: stack).inset(by: stack.freeMargins)
    let frames = views.map { problem.frame(of: $0) }
    let whole = span(problem.frame(of: stack), isRow).length
    sayAlong(&problem, span(room, isRow), frames.map { span($0, isRow) }, whole)
    let across = span(room, !isRow)
    for (view, frame) in zip(views, frames) {
      sayAcross(&problem, across, span(frame, !isRow), frame, view, frames)
    }
    sayHidden(&problem, room)
  }

  /// A hidden view has length 0, centered between its neighbors, so that these shrink and grow towards it.
  private func sayHidden(_ problem: inout LayoutProblem, _ room: LayoutFrame) {
    let arranged = stack.arrangedSubviews.filter(\.isPlacedByConstraints)
    for (index, view) in arranged.enumerated() where view.isHidden {
      let own = problem.frame(of: view)
      let (along, across) = (span(own, isRow), span(own, !isRow))
      let before = arranged[..<index].last { !$0.isHidden }
      let after = arranged[index...].first { !$0.isHidden }
      let start = before.map { end(span(problem.frame(of: $0), isRow)) }
      let next = after.map { span(problem.frame(of: $0), isRow).start }
      let place = start.map { start in next.map { (start + $0) * 0.5 } ?? start }
      problem.say(along.start - (place ?? span(room, isRow).start), .equal)
      problem.say(along.length, .equal)
      problem.say(across.start - span(room, !isRow).start, .equal)
      problem.say(across.length - span(room, !isRow).length, .equal, 4)
    }
  }

  private func span(_ frame: LayoutFrame, _ isWidth: Bool) -> Span {
    isWidth ? (frame.left, frame.width) : (frame.top, frame.height)
  }

  private func end(_ span: Span) -> LinearRow { span.start + span.length }

  private func sayAlong(
    _ problem: inout LayoutProblem,
    _ room: Span,
    _ spans: [Span],
    _ whole: LinearRow
  ) {
    guard let first = spans.first, let last = spans.last else { return }
    problem.say(first.start - room.start, .equal)
    problem.say(end(last) - end(room), .equal)
    let gaps = stack.leastGaps(between: views)
    let steps = spans.indices.dropLast().map { index -> LinearRow in
      spans[index + 1].start - end(spans[index])
    }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (step, gap) in zip(steps, gaps) { problem.say(step + -Double(gap), .equal) }
    case .equalSpacing, .equalCentering:
      for (step, gap) in zip(steps, gaps) { problem.say(step + -Double(gap), .greaterOrEqual) }
    }
    switch stack.distribution {
    case .fill: sayWhoYields(&problem, spans)
    case .fillEqually:
      for span in spans.dropFirst() { problem.say(span.length - first.length, .equal) }
    case .fillProportionally:
      // Gaps count as parts of the whole length, so that the last view has a different share (`StackRow`).
      let all = wishes.reduce(gaps.reduce(0, +)) { $0 + max($1, 0) }
      for (index, span) in spans.dropLast().enumerated() where all > 0 {
        let share = Double(max(wishes[index], 0) / all)
        problem.say(span.length - whole * share, .equal, 999 - Float(index) / 1000)
      }
    case .equalSpacing:
      for step in steps.dropFirst() { problem.say(step - steps[0], .equal, 999) }
      sayWhoShrinks(&problem, spans)
    case .equalCentering:
      let centers = spans.map { $0.start + $0.length * 0.5 }
      let ways = centers.indices.dropLast().map { centers[$0 + 1] - centers[$0] }
      for way in ways.dropFirst() { problem.say(way - ways[0], .equal, 149) }
      sayWhoShrinks(&problem, spans)
    }
  }

  /// Decides which view becomes longer or shorter where several could: the earlier in the order, the lower the priority
  /// of its length.
  private func sayWhoYields(_ problem: inout LayoutProblem, _ spans: [Span]) {
    let yielding = StackYielding(views, along: stack.axis)
    for (place, index) in yielding.order.enumerated() {
      let least = yielding.views[index].isFree ? 0 : max(wishes[index], 0)
      problem.say(spans[index].length + -Double(least), .lessOrEqual, Self.weak(place))
    }
    for (place, index) in yielding.shrinking.enumerated() where wishes[index] > 0 {
      problem.say(spans[index].length + -Double(wishes[index]), .greaterOrEqual, Self.weak(place))
    }
  }

  /// A priority below those of all constraints; later places have higher ones.
  private static func weak(_ place: Int) -> Float { 1 + Float(place + 1) / 1000 }

  /// With equal gaps, views without a length of their own have length 0.
  private func sayWhoShrinks(_ problem: inout LayoutProblem, _ spans: [Span]) {
    for (span, wish) in zip(spans, wishes) where wish < 0 && spans.count > 1 {
      problem.say(span.length, .equal, 2)
    }
  }

  private func sayAcross(
    _ problem: inout LayoutProblem,
    _ room: Span,
    _ span: Span,
    _ frame: LayoutFrame,
    _ view: UIView,
    _ frames: [LayoutFrame]
  ) {
    switch stack.alignment {
    case .fill:
      problem.say(span.start - room.start, .equal)
      problem.say(end(span) - end(room), .equal)
      return
    case .leading: problem.say(span.start - room.start, .equal)
    case .trailing: problem.say(end(span) - end(room), .equal)
    case .center:
      problem.say(span.start + span.length * 0.5 - (room.start + room.length * 0.5), .equal)
    case .firstBaseline, .lastBaseline:
      let attribute: NSLayoutConstraint.Attribute =
        stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if isRow, let own = frame.row(of: attribute, of: view),
        let other = frames[0].row(of: attribute, of: views[0])
      {
        problem.say(own - other, .equal)
      }
    }
    // The stack view contains all of them, and is as small as possible.
    problem.say(span.start - room.start, .greaterOrEqual)
    problem.say(end(room) - end(span), .greaterOrEqual)
    let wish = isRow ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
    if wish < 0, !(view is UIStackView) { problem.say(span.length, .equal, 1) }
    problem.say(room.length, .equal, 3)
  }
}
