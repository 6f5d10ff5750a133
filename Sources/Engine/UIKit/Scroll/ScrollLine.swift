import QuartzCore

/// One direction of a scroll view: between which offsets its content rests, and how it gives beyond them.
nonisolated struct ScrollLine: Equatable {
  /// The offsets at which the content's start and its end are in view, in points.
  let (lower, upper): (CGFloat, CGFloat)
  /// How much of the content is in view, in points.
  let length: CGFloat
  /// Whether the content can be dragged this way at all.
  let scrolls: Bool
  /// Whether it gives at its ends.
  let bounces: Bool

  /// How much the content follows the finger beyond an end (peer 185).
  private static let give: CGFloat = 0.55

  /// One direction of some content; content that is smaller than the view rests at its start.
  ///
  /// - Parameters:
  ///   - content: Its length, in points.
  ///   - length: The view's.
  ///   - insets: What is added before and after the content.
  ///   - bounces: Whether content that is longer than the view gives at its ends.
  ///   - alwaysBounces: Whether shorter content does so too.
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

  /// What may be anywhere between two offsets, which are in order.
  init(from lower: CGFloat, to upper: CGFloat, length: CGFloat, bounces: Bool) {
    (self.lower, self.upper, self.length) = (lower, max(lower, upper), length)
    (scrolls, self.bounces) = (true, bounces)
  }

  func clamp(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// Whether the content can move on, by a way of the offset, without passing an end.
  func canMove(_ way: CGFloat, from offset: CGFloat) -> Bool {
    way > 0 && offset < upper || way < 0 && offset > lower
  }

  /// Where the content is for a finger that would have it at `offset`: less and less far beyond an end.
  func giving(to offset: CGFloat) -> CGFloat {
    let end = clamp(offset)
    let far = abs(offset - end)
    guard bounces, far > 0, length > 0 else { return end }
    let near = length * (1 - 1 / (far * Self.give / length + 1))
    return offset > end ? end + near : end - near
  }

  /// Where the finger would have content that is at `offset`: the reverse.
  func pulled(to offset: CGFloat) -> CGFloat {
    let end = clamp(offset)
    // Content never gives as much as the view's length.
    let near = min(abs(offset - end), length * 0.99)
    guard bounces, near > 0 else { return end }
    let far = near / (Self.give * (1 - near / length))
    return offset > end ? end + far : end - far
  }

  /// How fast content sets off that is released at `offset`.
  ///
  /// - Parameters:
  ///   - velocity: The finger's, of the content.
  ///   - offset: Where the content is. Beyond an end it is drawn back besides.
  ///   - hasRested: Whether the finger has rested since it had that velocity: then it does not go on outwards.
  /// - Returns: The content's velocity, in points a second.
  func releaseVelocity(_ velocity: CGFloat, at offset: CGFloat, hasRested: Bool) -> CGFloat {
    let beyond = offset - clamp(offset)
    guard beyond != 0 else { return velocity }
    let start = CGFloat(ScrollLeg.releaseVelocity(Double(velocity), beyond: Double(beyond)))
    guard hasRested else { return start }
    return beyond > 0 ? min(start, 0) : max(start, 0)
  }

  /// The page's start that is nearest to `offset` in the direction of a fling, or nearest at all for none.
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
