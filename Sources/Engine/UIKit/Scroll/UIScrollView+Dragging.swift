import QuartzCore

/// Dragging the content with a finger.
extension UIScrollView {
  /// Whether a finger that goes down now catches decelerating content.
  var catchesTouch: Bool { isDecelerating }

  /// Whether the finger's movement is a drag of this view's content.
  var dragMayBegin: Bool {
    guard let pan = panGestureRecognizer as? ScrollPan, isScrollEnabled, !zooming.isBusy else {
      return false
    }
    if pan.hasCaught { return true }
    if let view = pan.contentThatHeard, !canCancelContentTouches || !touchesShouldCancel(in: view) {
      return false
    }
    let way = pan.translation(in: self)
    let (lines, offset) = (lines, contentOffset)
    let x = mayDrag(lines.x, from: offset.x, by: CGVector(dx: -way.x, dy: 0))
    let y = mayDrag(lines.y, from: offset.y, by: CGVector(dx: 0, dy: -way.y))
    // Mainly in the direction in which it can scroll, or at least diagonally.
    return abs(way.y) >= abs(way.x)
      ? y || x && abs(way.x) * 2 > abs(way.y)
      : x || y && abs(way.y) * 2 > abs(way.x)
  }

  /// Handles the recognizer of drags.
  func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      continueDrag()
    case .changed: continueDrag()
    case .ended:
      continueDrag()
      endDrag(
        velocity: drag?.velocity(velocityAtLift(of: pan)) ?? .zero,
        hasRested: pan.velocity(in: self) == .zero
      )
    case .cancelled: endDrag(velocity: .zero, hasRested: true)
    case .possible, .failed: break
    }
  }

  private var way: CGPoint { panGestureRecognizer.translation(in: self) }

  /// The finger's velocity at the release: beyond an end that of the last moves, however long it has rested, as
  /// recorded.
  private func velocityAtLift(of pan: UIPanGestureRecognizer) -> CGPoint {
    let (now, last) = (pan.velocity(in: self), pan.velocityOfLastMoves(in: self))
    return CGPoint(
      x: lines.x.contains(contentOffset.x) ? now.x : last.x,
      y: lines.y.contains(contentOffset.y) ? now.y : last.y
    )
  }

  private func beginDrag() {
    stopMotion()
    drag = ScrollDrag(
      way,
      from: contentOffset,
      in: lines,
      locksDirection: isDirectionalLockEnabled
    )
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func continueDrag() {
    guard let drag else { return }
    let offset = drag.offset(way: way, from: contentOffset, in: lines)
    if offset != contentOffset { bounds.origin = offset }
  }

  private func endDrag(velocity: CGPoint, hasRested: Bool) {
    guard drag != nil else { return }
    drag = nil
    let planned = isPagingEnabled ? turn(velocity) : glide(velocity, hasRested: hasRested)
    let offset = contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: planned.moves)
    // (A notified object may have begun something else.)
    guard motion == nil, drag == nil, window != nil, contentOffset == offset else {
      return fadeIndicators()
    }
    guard planned.moves else {
      place(at: planned.end)
      return fadeIndicators()
    }
    begin(planned)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Moves to the start of a page.
  private func turn(_ velocity: CGPoint) -> ScrollMotion {
    let (offset, lines) = (contentOffset, lines)
    let x = lines.x.page(from: offset.x, velocity: velocity.x)
    let y = lines.y.page(from: offset.y, velocity: velocity.y)
    return easing(to: CGPoint(x: x, y: y), velocity)
  }

  /// Decelerates, to the natural end or to the delegate's target.
  private func glide(_ velocity: CGPoint, hasRested: Bool) -> ScrollMotion {
    let (offset, lines) = (contentOffset, lines)
    let start = CGPoint(
      x: lines.x.releaseVelocity(velocity.x, at: offset.x, hasRested: hasRested),
      y: lines.y.releaseVelocity(velocity.y, at: offset.y, hasRested: hasRested)
    )
    let motion = ScrollMotion(
      .deceleration,
      ScrollCourse(from: offset.x, velocity: start.x, in: lines.x, rate: usableRate),
      ScrollCourse(from: offset.y, velocity: start.y, in: lines.y, rate: usableRate),
      lines: lines,
      at: CACurrentMediaTime()
    )
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = restingOffset(motion.target, velocity: perMillisecond)
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: perMillisecond,
      targetContentOffset: &target
    )
    guard target != motion.target, (target.x + target.y).isFinite else { return motion }
    return easing(to: CGPoint(x: lines.x.clamp(target.x), y: lines.y.clamp(target.y)), velocity)
  }

  private func easing(to target: CGPoint, _ velocity: CGPoint) -> ScrollMotion {
    ScrollMotion(
      .deceleration,
      ScrollCourse(from: contentOffset.x, velocity: velocity.x, easedTo: target.x),
      ScrollCourse(from: contentOffset.y, velocity: velocity.y, easedTo: target.y),
      lines: lines,
      at: CACurrentMediaTime()
    )
  }

  /// Whether a drag moves the content in one direction; at its end, it leaves the drag to an enclosing scroll view that
  /// can still scroll.
  private func mayDrag(_ line: ScrollLine, from offset: CGFloat, by way: CGVector) -> Bool {
    // One of the two components is 0.
    let step = way.dx + way.dy
    guard step != 0, line.scrolls else { return false }
    if line.canMove(step, from: offset) { return true }
    return line.bounces && !scrollViewsAbove.contains { $0.canScroll(by: way) }
  }
}

/// Recognizes drags of a scroll view's content, and delays touches to its subviews for a moment.
final class ScrollPan: UIPanGestureRecognizer {
  /// Whether the finger caught moving content.
  private(set) var hasCaught = false
  private lazy var delay = MediaTimer { [weak self] in self?.tellContent() }

  /// The time in which a touch may become a drag before the content receives it, in seconds [K].
  private static let contentDelay = 0.15

  private var scrollView: UIScrollView? { view as? UIScrollView }

  /// The view in the scroll view that has received the touch.
  var contentThatHeard: UIView? {
    guard !delaysTouchesBegan, let touched = watchedTouches.first?.view, touched !== view else {
      return nil
    }
    return touched
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = numberOfTouches == touches.count
    if isFirst, let scrollView {
      hasCaught = scrollView.catchesTouch
      delaysTouchesBegan = hasCaught || scrollView.delaysContentTouches
      if delaysTouchesBegan { delay.set(at: event.timestamp + Self.contentDelay) }
    }
    super.touchesBegan(touches, with: event)
    if hasCaught, state == .possible { state = .began }
  }

  override func reset() {
    super.reset()
    delay.set(at: nil)
    (hasCaught, delaysTouchesBegan) = (false, false)
  }

  private func tellContent() {
    guard state == .possible else { return }
    delaysTouchesBegan = false
    // Only the delivery to the views changes.
    ownArena?.change(self, to: .possible)
  }
}
