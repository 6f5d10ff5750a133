import QuartzCore

/// One direction of a scroll view: the offsets between which its content rests, and its resistance beyond them.
nonisolated struct ScrollLine: Equatable {
  /// The minimum and maximum offset, which show the content's start and its end, in points.
  let (lower, upper): (CGFloat, CGFloat)
  /// The visible length, in points.
  let length: CGFloat
  /// Whether the content can be dragged in this direction.
  let scrolls: Bool
  /// Whether it can be dragged beyond its ends.
  let bounces: Bool

  /// The factor by which the content follows the finger beyond an end (peer 185).
  private static let give: CGFloat = 0.55

  /// One direction of a scroll view's content; content that is smaller than the view rests at its start.
  ///
  /// - Parameters:
  ///   - content: The content's length, in points.
  ///   - length: The view's length, in points.
  ///   - insets: The insets before and after the content, in points.
  ///   - bounces: Whether content that is longer than the view can be dragged beyond its ends.
  ///   - alwaysBounces: Whether shorter content can, too.
  init(
    content: CGFloat,
    length: CGFloat,
    insets: (start: CGFloat, end: CGFloat),
    bounces: Bool,
    alwaysBounces: Bool
  ) {
    lower = -insets.start
    upper = max(lower, content + insets.end - length)
    self.length = length
    scrolls = upper > lower || bounces && alwaysBounces
    self.bounces = bounces && scrolls
  }

  /// A line with any two limits, which are in order.
  init(from lower: CGFloat, to upper: CGFloat, length: CGFloat, bounces: Bool) {
    (self.lower, self.upper, self.length) = (lower, max(lower, upper), length)
    (scrolls, self.bounces) = (true, bounces)
  }

  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// Whether the offset can change in the direction of `way` without passing an end.
  func canMove(_ way: CGFloat, from offset: CGFloat) -> Bool {
    way > 0 && offset < upper || way < 0 && offset > lower
  }

  /// The offset for a finger that would move it to `offset`: with increasing resistance beyond an end (rubber band).
  func giving(to offset: CGFloat) -> CGFloat {
    let end = clamp(offset)
    let far = abs(offset - end)
    guard bounces, far > 0, length > 0 else { return end }
    let near = length * (1 - 1 / (far * Self.give / length + 1))
    return offset > end ? end + near : end - near
  }

  /// The inverse: the finger's offset for content that is at `offset`.
  func pulled(to offset: CGFloat) -> CGFloat {
    let end = clamp(offset)
    // Content is never displaced by as much as the view's length.
    let near = min(abs(offset - end), length * 0.99)
    guard bounces, near > 0 else { return end }
    let far = near / (Self.give * (1 - near / length))
    return offset > end ? end + far : end - far
  }

  /// The initial velocity of content that is released at `offset`.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity as the offset's, in points per second.
  ///   - offset: The content's offset, in points. Beyond an end the spring adds to the velocity.
  ///   - hasRested: Whether the finger has rested since it had that velocity: then it does not continue outwards.
  /// - Returns: The offset's velocity, in points per second.
  func releaseVelocity(_ velocity: CGFloat, at offset: CGFloat, hasRested: Bool) -> CGFloat {
    let beyond = offset - clamp(offset)
    guard beyond != 0 else { return velocity }
    let start = CGFloat(ScrollLeg.releaseVelocity(Double(velocity), beyond: Double(beyond)))
    guard hasRested else { return start }
    return beyond > 0 ? min(start, 0) : max(start, 0)
  }

  /// The page start nearest to `offset` in the direction of a fling, or the nearest one without a fling.
  func page(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    guard length > 0 else { return clamp(offset) }
    let pages = offset / length
    let rule: FloatingPointRoundingRule =
      abs(velocity) < ScrollCourse.leastFling
      ? .toNearestOrAwayFromZero
      : velocity > 0 ? .up : .down
    return clamp(pages.rounded(rule) * length)
  }
}
