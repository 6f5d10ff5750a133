import QuartzCore

/// The scale and offset of a scroll view's content.
nonisolated struct ZoomPlace: Equatable {
  /// The scale of the zoomed view; more than 0.
  var scale: CGFloat
  /// The content's offset, in points.
  var offset: CGPoint
}

/// A zoom without fingers, as a function of the media time alone.
final class ZoomMotion {
  /// The cause of the zoom.
  enum Kind {
    /// The fingers released it beyond a limit of its scale.
    case bounce
    /// The program zooms it.
    case animation
    /// The wheel.
    case notch
  }

  let kind: Kind
  let (from, to): (ZoomPlace, ZoomPlace)
  /// How far the content was beyond its ends at the start, in points.
  private let excess: CGPoint
  private let course: ScrollCourse
  private let start: Double
  /// The time for which the content was last placed, in seconds of `CACurrentMediaTime()`.
  var time: Double

  /// A zoom that begins.
  ///
  /// - Parameters:
  ///   - kind: The cause of the zoom.
  ///   - from: The current scale and offset, with the offset clamped to the ends.
  ///   - to: The final scale and offset.
  ///   - excess: How far the content is beyond its ends now, in points.
  ///   - length: The longer side of the view, in points: content there moves as fast as if scrolled.
  ///   - start: The start time, in seconds of `CACurrentMediaTime()`.
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

  /// Whether it has ended at the time for which the content was last placed.
  var isOver: Bool { time - start >= course.duration }

  /// The scale and offset at that time, and how far the content is still beyond its ends.
  ///
  /// The scale is interpolated exponentially: equal steps of progress change it by equal factors. A point of the
  /// content that has the same place in the view at the start and at the end stays there all the time.
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
