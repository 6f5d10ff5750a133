import QuartzCore

/// A scroll view's way by itself, as a function of the media time alone.
final class ScrollMotion {
  /// What the content moves for.
  enum Kind {
    /// It was let go.
    case deceleration
    /// The program wants it elsewhere.
    case animation
    /// The wheel or a key.
    case notch
  }

  let kind: Kind
  let (x, y): (ScrollCourse, ScrollCourse)
  /// The directions as they were when it was planned.
  let lines: ScrollLines
  /// When it began, in seconds of `CACurrentMediaTime()`.
  let start: Double
  /// The time that the content was last placed for.
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
  /// The resting offset that a delegate is given.
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }
  var moves: Bool { x.moves || y.moves }
  /// Whether nothing comes after the time that the content was last placed for.
  var isOver: Bool { time - start >= max(x.duration, y.duration) }
  /// Where the content is at that time.
  var offset: CGPoint { CGPoint(x: x.position(at: time - start), y: y.position(at: time - start)) }
  /// How fast, in points a second.
  var velocity: CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }
}
