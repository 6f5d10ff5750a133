import QuartzCore

/// How the content follows a finger that drags it.
struct ScrollDrag {
  /// The offset with the finger back where it went down, ignoring the limits.
  private var anchor = CGPoint.zero
  /// The distance that the finger moved before it was a drag.
  private let slop: CGPoint
  /// Whether the drag moves the content along x and along y.
  let (movesX, movesY): (Bool, Bool)

  /// A drag that begins.
  ///
  /// The distance that makes a press a drag is subtracted, so that the content does not jump.
  ///
  /// - Parameters:
  ///   - way: The translation of the finger, in points.
  ///   - offset: The content offset, in points.
  ///   - lines: The content's limits in both directions.
  ///   - locksDirection: Whether a drag that is not diagonal moves the content in one direction only.
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

  /// A drag is diagonal if its two components differ by less than this factor: within 15° of the diagonal.
  private static let slant: CGFloat = 1.73

  /// Sets the offset for the current translation of the finger: the drag continues from there.
  mutating func rest(way: CGPoint, at offset: CGPoint, in lines: ScrollLines) {
    anchor.x = lines.x.pulled(to: offset.x) + way.x
    anchor.y = lines.y.pulled(to: offset.y) + way.y
  }

  /// The offset for a translation of the finger; it stays at `offset` in a direction that does not move.
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

  /// The velocity of the offset for a velocity of the finger.
  func velocity(_ finger: CGPoint) -> CGPoint {
    CGPoint(x: movesX ? -finger.x : 0, y: movesY ? -finger.y : 0)
  }
}
