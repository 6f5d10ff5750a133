import QuartzCore

/// Steps of the wheel and of keys, which ease the content and never have it give at its ends.
extension UIScrollView {
  /// How far an arrow key moves the content, in points: as far as a notch of the wheel.
  private static let arrowStep: CGFloat = 48

  /// The scroll views that this one is in, the nearest first.
  var scrollViewsAbove: [UIScrollView] {
    superviewLink?.scrollViewsUpwards ?? []
  }

  /// Whether a person can move the content by a way of its offset.
  func canScroll(by way: CGVector) -> Bool {
    let (lines, offset) = (lines, contentOffset)
    return isScrollEnabled
      && (lines.x.canMove(way.dx, from: offset.x) || lines.y.canMove(way.dy, from: offset.y))
  }

  /// Moves the content on; steps that come while it moves add up.
  func scroll(by way: CGVector) {
    // A finger has it.
    guard drag == nil, (way.dx + way.dy).isFinite else { return }
    let lines = lines
    let from = motion?.kind == .notch ? motion?.end ?? contentOffset : contentOffset
    ease(
      to: CGPoint(
        x: way.dx == 0 ? from.x : lines.x.clamp(from.x + way.dx),
        y: way.dy == 0 ? from.y : lines.y.clamp(from.y + way.dy)
      ),
      .notch
    )
  }

  /// Whether a key moves the content: not with Control, Alt or the desktop's key, which are for shortcuts.
  func takesKey(of press: UIPress) -> Bool {
    guard allowsKeyboardScrolling, let key = press.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      let way = way(of: key.keyCode), canScroll(by: way)
    else { return false }
    scroll(by: way)
    return true
  }

  private func way(of key: UIKeyboardHIDUsage) -> CGVector? {
    let room = bounds.inset(by: adjustedContentInset)
    // A little of what was in view stays.
    let page = max(room.height - Self.arrowStep, room.height / 2)
    let whole = contentSize.height + bounds.height
    return switch key {
    case .keyboardLeftArrow: CGVector(dx: -Self.arrowStep, dy: 0)
    case .keyboardRightArrow: CGVector(dx: Self.arrowStep, dy: 0)
    case .keyboardUpArrow: CGVector(dx: 0, dy: -Self.arrowStep)
    case .keyboardDownArrow: CGVector(dx: 0, dy: Self.arrowStep)
    case .keyboardPageUp: CGVector(dx: 0, dy: -page)
    case .keyboardPageDown: CGVector(dx: 0, dy: page)
    case .keyboardHome: CGVector(dx: 0, dy: -whole)
    case .keyboardEnd: CGVector(dx: 0, dy: whole)
    default: nil
    }
  }
}

extension UIView {
  /// The scroll views among this view and those that it is in, the nearest first.
  var scrollViewsUpwards: [UIScrollView] {
    var found: [UIScrollView] = []
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      view = current.superviewLink
    }
    return found
  }
}
