import QuartzCore

/// How the content follows a finger.
struct ScrollDrag {
  /// Where the content would be with the finger back where it came down, were it not for the ends.
  private var anchor = CGPoint.zero
  /// How far the finger went before that was a drag.
  private let slop: CGPoint
  /// The directions that the drag moves the content in.
  let (movesX, movesY): (Bool, Bool)

  /// A drag that begins.
  ///
  /// The way that makes a press a drag moves nothing, so that the content does not jump.
  ///
  /// - Parameters:
  ///   - way: How far the finger has gone, in points.
  ///   - offset: The content's.
  ///   - lines: Its directions.
  ///   - locksDirection: Whether a drag that is not slanted moves the content one way only.
  init(
    _ way: CGPoint,
    from offset: CGPoint,
    in lines: ScrollLines,
    locksDirection: Bool
  ) {
    let length = way.distance(to: .zero)
    let share = length > 0 ? min(TapSeries.slop / length, 1) : 0
    slop = CGPoint(x: way.x * share, y: way.y * share)
    let (x, y) = (abs(way.x), abs(way.y))
    movesX = lines.x.scrolls && !(locksDirection && y > x * Self.slant)
    movesY = lines.y.scrolls && !(locksDirection && x > y * Self.slant)
    rest(way: slop, at: offset, in: lines)
  }

  /// A drag is slanted whose two ways differ by less than this factor: within 15° of the diagonal.
  private static let slant: CGFloat = 1.73

  /// Has the content at an offset for the way that the finger has gone: it goes on from there.
  mutating func rest(way: CGPoint, at offset: CGPoint, in lines: ScrollLines) {
    anchor.x = lines.x.pulled(to: offset.x) + way.x
    anchor.y = lines.y.pulled(to: offset.y) + way.y
  }

  /// Where the content is for a way of the finger; it stays at `offset` in a direction that it does not move in.
  func offset(
    way: CGPoint,
    from offset: CGPoint,
    in lines: ScrollLines
  ) -> CGPoint {
    CGPoint(
      x: movesX ? lines.x.giving(to: anchor.x - way.x) : offset.x,
      y: movesY ? lines.y.giving(to: anchor.y - way.y) : offset.y
    )
  }

  /// The velocity of the content for a finger's.
  func velocity(_ finger: CGPoint) -> CGPoint {
    CGPoint(x: movesX ? -finger.x : 0, y: movesY ? -finger.y : 0)
  }
}
