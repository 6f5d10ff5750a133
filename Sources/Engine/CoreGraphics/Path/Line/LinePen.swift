/// A point of an outline, in the path's own units.
package struct OutlinePoint {
  package let x, y: Double

  static func + (a: OutlinePoint, b: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: a.x + b.x, y: a.y + b.y)
  }

  static func - (a: OutlinePoint, b: OutlinePoint) -> OutlinePoint {
    OutlinePoint(x: a.x - b.x, y: a.y - b.y)
  }

  static func * (a: OutlinePoint, factor: Double) -> OutlinePoint {
    OutlinePoint(x: a.x * factor, y: a.y * factor)
  }

  static prefix func - (a: OutlinePoint) -> OutlinePoint { OutlinePoint(x: -a.x, y: -a.y) }
}

/// The pen that outlines a line: half its width, its caps and its joins.
struct LinePen {
  let half: Double
  let cap: CGLineCap
  private let join: CGLineJoin
  /// The cosine of the sharpest angle with a pointed corner.
  private let sharpestMiter: Double
  /// The cosine of the widest angle that one chord of an arc spans.
  private let widestStep: Double

  init(_ style: StrokeStyle, tolerance: Double) {
    (half, cap, join) = (style.width / 2, style.cap, style.join)
    let limit = style.usableMiterLimit
    sharpestMiter = 2 / (limit * limit) - 1
    // The sagitta of a chord is within the tolerance; a half circle has about three chords at least, a thousand at
    // most.
    let cosine = min(max(1 - tolerance / half, 0.9), 0.999_998_8)
    widestStep = 2 * cosine * cosine - 1
  }

  /// The geometry of a line at a vertex.
  struct Turn {
    let cross, dot: Double
    /// From the vertex to the line's outer edge, before and after it; the inner one is opposite.
    let before, behind: OutlinePoint
    /// From the vertex to the intersection of the outer edges, opposite that of the inner ones; undefined for angles of
    /// 180°.
    let corner: OutlinePoint
    let isCorner: Bool
    var isLeft: Bool { cross > 0 }
    fileprivate var turnsBack: Bool { 1 + dot < 1e-6 }
  }

  func turn(from d0: OutlinePoint, to d1: OutlinePoint, isCorner: Bool) -> Turn {
    let cross = d0.x * d1.y - d0.y * d1.x
    let dot = d0.x * d1.x + d0.y * d1.y
    let outer = cross > 0 ? -half : half
    let before = OutlinePoint(x: -d0.y * outer, y: d0.x * outer)
    let behind = OutlinePoint(x: -d1.y * outer, y: d1.x * outer)
    return Turn(
      cross: cross,
      dot: dot,
      before: before,
      behind: behind,
      corner: (before + behind) * (1 / (1 + dot)),
      isCorner: isCorner
    )
  }

  /// Adds the inner side of a join: the intersection of both edges, where both chords are long enough for that.
  ///
  /// Otherwise it is a way through the vertex itself: both chords are then complete, and no tight bend leaves a hole.
  func addInner(
    _ turn: Turn,
    at vertex: OutlinePoint,
    room: Double,
    to side: inout ContiguousArray<OutlinePoint>
  ) {
    if !turn.turnsBack, half * abs(turn.cross) <= room * (1 + turn.dot) {
      return side.append(vertex - turn.corner)
    }
    side.append(vertex - turn.before)
    side.append(vertex)
    side.append(vertex - turn.behind)
  }

  /// Adds the outer side of a join: round within a curve, the line's join style at a corner.
  func addOuter(_ turn: Turn, at vertex: OutlinePoint, to side: inout ContiguousArray<OutlinePoint>)
  {
    let isPointed = turn.isCorner && join == .miter && turn.dot >= sharpestMiter
    if !turn.turnsBack, isPointed || turn.dot >= widestStep {
      return side.append(vertex + turn.corner)
    }
    side.append(vertex + turn.before)
    if !turn.isCorner || join == .round { addRound(turn, at: vertex, to: &side) }
    side.append(vertex + turn.behind)
  }

  private func addRound(
    _ turn: Turn,
    at vertex: OutlinePoint,
    to side: inout ContiguousArray<OutlinePoint>
  ) {
    guard turn.turnsBack else { return addArc(turn.before, turn.behind, about: vertex, to: &side) }
    // Forward, from whichever side is the outer one.
    let turned = OutlinePoint(x: turn.before.y, y: -turn.before.x)
    let ahead = turn.isLeft ? -turned : turned
    addArc(turn.before, ahead, about: vertex, to: &side)
    side.append(vertex + ahead)
    addArc(ahead, turn.behind, about: vertex, to: &side)
  }

  /// Adds the points between two points of an arc of less than 180°, by bisection, so that no angle is computed.
  func addArc(
    _ a: OutlinePoint,
    _ b: OutlinePoint,
    about center: OutlinePoint,
    to side: inout ContiguousArray<OutlinePoint>
  ) {
    guard a.x * b.x + a.y * b.y < widestStep * half * half else { return }
    let sum = a + b
    let middle = sum * (half / (sum.x * sum.x + sum.y * sum.y).squareRoot())
    addArc(a, middle, about: center, to: &side)
    side.append(center + middle)
    addArc(middle, b, about: center, to: &side)
  }
}
