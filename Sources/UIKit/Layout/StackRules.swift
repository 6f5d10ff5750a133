import CoreGraphics

/// What a stack view says of the views it arranges where constraints tell frames: the same as it does without them
/// (`StackRow`), as rules.
struct StackRules {
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  /// The lengths that the views want; below 0 for none.
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

  /// A place and a length.
  private typealias Span = (start: LinearRow, length: LinearRow)

  func say(in problem: inout LayoutProblem) {
    guard !views.isEmpty else { return }
    let room = problem.frame(of: stack).inset(by: stack.freeMargins)
    let frames = views.map { problem.frame(of: $0) }
    sayAlong(&problem, span(room, isRow), frames.map { span($0, isRow) })
    let across = span(room, !isRow)
    for (view, frame) in zip(views, frames) {
      sayAcross(&problem, across, span(frame, !isRow), frame, view, frames)
    }
    sayHidden(&problem, room)
  }

  /// A hidden view waits behind the one before, without a length, so that it shrinks and grows with its neighbours.
  private func sayHidden(_ problem: inout LayoutProblem, _ room: LayoutFrame) {
    var end = span(room, isRow).start
    for view in stack.arrangedSubviews where view.isPlacedByConstraints {
      let own = problem.frame(of: view)
      let (along, across) = (span(own, isRow), span(own, !isRow))
      if view.isHidden {
        problem.say(along.start - end, .equal)
        problem.say(along.length, .equal)
        problem.say(across.start - span(room, !isRow).start, .equal)
        problem.say(across.length - span(room, !isRow).length, .equal, 4)
      }
      end = self.end(along)
    }
  }

  private func span(_ frame: LayoutFrame, _ isWidth: Bool) -> Span {
    isWidth ? (frame.left, frame.width) : (frame.top, frame.height)
  }

  private func end(_ span: Span) -> LinearRow { span.start + span.length }

  private func sayAlong(_ problem: inout LayoutProblem, _ room: Span, _ spans: [Span]) {
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
    case .fill: sayWhoStretches(&problem, spans)
    case .fillEqually:
      for span in spans.dropFirst() { problem.say(span.length - first.length, .equal) }
    case .fillProportionally:
      for (index, span) in spans.enumerated().dropFirst() where wishes[0] > 0 {
        let share = Double(max(wishes[index], 0) / wishes[0])
        problem.say(span.length - first.length * share, .equal, 999)
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

  /// Those without a length of their own share what is left over; without such the last view takes it.
  private func sayWhoStretches(_ problem: inout LayoutProblem, _ spans: [Span]) {
    let stretching = views.indices.filter { wishes[$0] < 0 && !(views[$0] is UIStackView) }
    for index in stretching.dropFirst() {
      problem.say(spans[index].length - spans[stretching[0]].length, .equal, 2)
    }
    guard stretching.isEmpty else { return }
    for (index, span) in spans.enumerated().dropLast() where wishes[index] >= 0 {
      problem.say(span.length + -Double(wishes[index]), .lessOrEqual, 2)
    }
  }

  /// Between equal gaps those without a length of their own have none.
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
    // The stack view holds all of them, and is no larger than it has to be.
    problem.say(span.start - room.start, .greaterOrEqual)
    problem.say(end(room) - end(span), .greaterOrEqual)
    problem.say(room.length, .equal, 3)
  }
}
