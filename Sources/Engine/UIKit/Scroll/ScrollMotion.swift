import QuartzCore

/// A scroll view's movement without a finger, as a function of the media time alone.
final class ScrollMotion {
  /// The cause of the movement.
  enum Kind {
    /// The finger released it.
    case deceleration
    /// The program scrolls it.
    case animation
    /// The wheel or a key.
    case notch
  }

  let kind: Kind
  let (x, y): (ScrollCourse, ScrollCourse)
  /// The limits of both directions when it was planned.
  let lines: ScrollLines
  /// When it began, in seconds of `CACurrentMediaTime()`.
  let start: Double
  /// The time for which the content was last placed, in seconds.
  var time: Double

  init(
    _ kind: Kind,
    _ x: ScrollCourse,
    _ y: ScrollCourse,
    lines: ScrollLines,
    at start: Double
  ) {
    (self.kind, self.x, self.y, self.lines) = (kind, x, y, lines)
    (self.start, time) = (start, start)
  }

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }
  /// The resting offset that is passed to a delegate.
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }
  var moves: Bool { x.moves || y.moves }
  /// Whether it has ended at the time for which the content was last placed.
  var isOver: Bool { time - start >= max(x.duration, y.duration) }
  /// The offset at that time.
  var offset: CGPoint { CGPoint(x: x.position(at: time - start), y: y.position(at: time - start)) }
  /// The velocity at that time, in points per second.
  var velocity: CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }
}
