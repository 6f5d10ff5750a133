import QuartzCore

/// Scrolling by steps of the wheel and of keys, which ease the content and never move it beyond its ends.
extension UIScrollView: ScrollingView {
  /// The distance that an arrow key scrolls, in points: the same as a notch of the wheel.
  private static let arrowStep: CGFloat = 48

  /// The enclosing scroll views, the nearest first.
  var scrollViewsAbove: [any ScrollingView] { superviewLink?.scrollingUpwards ?? [] }

  /// Whether the user can scroll the content in the direction of `way`.
  func canScroll(by way: CGVector) -> Bool {
    let (lines, offset) = (lines, contentOffset)
    return isScrollEnabled
      && (lines.x.canMove(way.dx, from: offset.x) || lines.y.canMove(way.dy, from: offset.y))
  }

  /// Scrolls by a distance; steps during a movement add up.
  func scroll(by way: CGVector) {
    // A finger is dragging it.
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

  /// Handles a scroll key, and returns whether it did; not with Control, Alt or Super, which are for shortcuts.
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
    // A little of the visible content stays.
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
