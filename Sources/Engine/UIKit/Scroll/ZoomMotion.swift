import QuartzCore

/// How large the content of a scroll view is shown, and where.
nonisolated struct ZoomPlace: Equatable {
  /// Points that a point of the zoomed view takes; more than 0.
  var scale: CGFloat
  /// The content's offset, in points.
  var offset: CGPoint
}

/// A zoom by itself, as a function of the media time alone.
final class ZoomMotion {
  /// What the content is zoomed for.
  enum Kind {
    /// It was let go beyond a limit of its scale.
    case bounce
    /// The program wants it so.
    case animation
    /// The wheel.
    case notch
  }

  let kind: Kind
  let (from, to): (ZoomPlace, ZoomPlace)
  /// How far the content was beyond its ends in the beginning, in points.
  private let excess: CGPoint
  private let course: ScrollCourse
  private let start: Double
  /// The time that the content was last placed for, in seconds of `CACurrentMediaTime()`.
  var time: Double

  /// A zoom that begins.
  ///
  /// - Parameters:
  ///   - kind: What for.
  ///   - from: How the content is now, its offset between its ends.
  ///   - to: How it will be.
  ///   - excess: How far beyond its ends it is now besides.
  ///   - length: The longer side of the view, in points: what is there moves as if it were scrolled so far.
  ///   - start: The time.
  init(
    _ kind: Kind,
    from: ZoomPlace,
    to: ZoomPlace,
    excess: CGPoint,
    length: CGFloat,
    at start: Double
  ) {
    (self.kind, self.from, self.to, self.excess) = (kind, from, to, excess)
    let scaling = abs(log(Double(to.scale / from.scale))) * Double(length)
    let moving = Double(from.offset.distance(to: to.offset) + excess.distance(to: .zero))
    course = ScrollCourse(from: 0, velocity: 0, easedTo: max(scaling, moving))
    (self.start, time) = (start, start)
  }

  /// Whether nothing comes after the time that the content was last placed for.
  var isOver: Bool { time - start >= course.duration }

  /// How the content is at that time, and how far beyond its ends it still is besides.
  ///
  /// Equal times change the scale by equal factors, and a point of the content that is at one place of the view in the
  /// beginning and at the end stays there all the while.
  var state: (place: ZoomPlace, excess: CGPoint) {
    guard !isOver, course.end > 0 else { return (to, .zero) }
    let share = CGFloat(course.position(at: time - start) / course.end)
    let ratio = to.scale / from.scale
    let scale = from.scale * CGFloat(exp(log(Double(ratio)) * Double(share)))
    let way = ratio == 1 ? share : (scale - from.scale) / (to.scale - from.scale)
    let offset = CGPoint(
      x: from.offset.x + (to.offset.x - from.offset.x) * way,
      y: from.offset.y + (to.offset.y - from.offset.y) * way
    )
    let left = CGPoint(x: excess.x * (1 - share), y: excess.y * (1 - share))
    return (ZoomPlace(scale: scale, offset: offset), left)
  }
}
