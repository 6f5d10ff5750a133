import QuartzCore

/// The content's position, and its movements without a finger.
extension UIScrollView {
  /// The current limits of both directions.
  var lines: ScrollLines { lines(of: contentSize) }

  /// The limits of both directions for a content size.
  func lines(of contentSize: CGSize) -> ScrollLines {
    let insets = adjustedContentInset
    let x = ScrollLine(
      content: contentSize.width,
      length: bounds.width,
      insets: (insets.left, insets.right),
      bounces: bounces,
      alwaysBounces: alwaysBounceHorizontal
    )
    let y = ScrollLine(
      content: contentSize.height,
      length: bounds.height,
      insets: (insets.top, insets.bottom),
      bounces: bounces,
      alwaysBounces: alwaysBounceVertical
    )
    return ScrollLines(x: x, y: y)
  }

  /// Places the content now; a drag continues from there.
  func place(at offset: CGPoint) {
    guard (offset.x + offset.y).isFinite else { return }
    drag?.rest(way: panGestureRecognizer.translation(in: self), at: offset, in: lines)
    if offset != bounds.origin { bounds.origin = offset }
  }

  /// The content offset has changed.
  func didMove() {
    placeIndicators()
    pullPart?.follow()
    delegate?.scrollViewDidScroll(self)
  }

  /// Moves the content between its limits, or replans a movement for the new limits.
  func limitsChanged() {
    placeIndicators()
    // An active zoom places the content itself.
    guard !zooming.isBusy else { return }
    let lines = self.lines
    if drag != nil {
      drag?.rest(way: panGestureRecognizer.translation(in: self), at: contentOffset, in: lines)
    } else if let motion {
      replan(motion, in: lines)
    } else {
      settle()
    }
  }

  /// Stops the content, between its limits.
  func settle() {
    stopMotion()
    place(at: lines.clamp(contentOffset))
  }

  /// Ends all movements, as the view is no longer visible.
  func endAll() {
    finishZoom()
    if drag != nil {
      drag = nil
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      settle()
    } else if let motion {
      if motion.kind == .deceleration { settle() } else { place(at: motion.end) }
      stopMotion()
    }
    for indicator in indicators { indicator.vanish() }
  }

  /// Begins a move to a position, with the current velocity.
  func ease(to target: CGPoint, _ kind: ScrollMotion.Kind) {
    let velocity = motion?.velocity ?? .zero
    let offset = contentOffset
    begin(
      ScrollMotion(
        kind,
        ScrollCourse(from: offset.x, velocity: velocity.x, easedTo: target.x),
        ScrollCourse(from: offset.y, velocity: velocity.y, easedTo: target.y),
        lines: lines,
        at: motion?.time ?? CACurrentMediaTime()
      )
    )
  }

  /// Begins a movement, which replaces a running one.
  func begin(_ new: ScrollMotion) {
    let old = motion
    motion = new
    showIndicators()
    wakeEachFrame()
    tellEnd(of: old, before: new)
  }

  func wakeEachFrame() {
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: Selector("step", UIScrollView.step))
    link?.add(to: .main, forMode: .common)
  }

  func sleepIfStill() {
    guard motion == nil, zooming.motion == nil else { return }
    link?.invalidate()
    link = nil
    fadeIndicators()
  }

  /// Stops a movement where the content is.
  func stopMotion() {
    guard let old = motion else { return }
    motion = nil
    sleepIfStill()
    tellEnd(of: old, before: nil)
  }

  private func tellEnd(of old: ScrollMotion?, before new: ScrollMotion?) {
    switch old?.kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .notch, nil: break
    }
  }

  /// Places the content for the frame that is being made.
  private func step(_ link: CADisplayLink) {
    stepZoom(at: link.targetTimestamp)
    guard let motion else { return }
    motion.time = max(motion.time, link.targetTimestamp)
    isStepping = true
    place(at: motion.offset)
    isStepping = false
    // (A notified object may have stopped it.)
    if self.motion === motion, motion.isOver { stopMotion() }
  }

  /// Continues from the current position, with other limits.
  ///
  /// Content between the old limits is moved between the new ones at once; content beyond them bounces back to the new
  /// ones.
  private func replan(_ old: ScrollMotion, in lines: ScrollLines) {
    let (offset, velocity) = (contentOffset, old.velocity)
    let start = CGPoint(
      x: old.lines.x.contains(offset.x) ? lines.x.clamp(offset.x) : offset.x,
      y: old.lines.y.contains(offset.y) ? lines.y.clamp(offset.y) : offset.y
    )
    let new: ScrollMotion
    if old.kind == .deceleration, !isPagingEnabled {
      new = ScrollMotion(
        .deceleration,
        ScrollCourse(from: start.x, velocity: velocity.x, in: lines.x, rate: usableRate),
        ScrollCourse(from: start.y, velocity: velocity.y, in: lines.y, rate: usableRate),
        lines: lines,
        at: old.time
      )
    } else {
      new = ScrollMotion(
        old.kind,
        ScrollCourse(from: start.x, velocity: velocity.x, easedTo: lines.x.clamp(old.end.x)),
        ScrollCourse(from: start.y, velocity: velocity.y, easedTo: lines.y.clamp(old.end.y)),
        lines: lines,
        at: old.time
      )
    }
    motion = new
    isStepping = true
    place(at: start)
    isStepping = false
  }

  /// The deceleration rate per millisecond, limited to valid values.
  var usableRate: Double {
    let rate = decelerationRate.rawValue
    return rate > 0 && rate < 1 ? rate : DecelerationRate.normal.rawValue
  }
}

/// The limits of a scroll view in both directions.
nonisolated struct ScrollLines: Equatable {
  var (x, y): (ScrollLine, ScrollLine)

  /// The nearest offset between the content's limits.
  func clamp(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamp(offset.x), y: y.clamp(offset.y))
  }

  /// The offset for a finger that would move the content to `offset`, with resistance beyond the ends.
  func giving(to offset: CGPoint) -> CGPoint {
    CGPoint(x: x.giving(to: offset.x), y: y.giving(to: offset.y))
  }
}

extension CGRect {
  nonisolated var isAllFinite: Bool {
    (origin.x + origin.y + size.width + size.height).isFinite
  }
}
