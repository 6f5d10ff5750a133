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

/// What a line's outline is made with: half its width, its caps and its joins.
struct LinePen {
  let half: Double
  let cap: CGLineCap
  private let join: CGLineJoin
  /// Of the sharpest turn with a pointed corner, the cosine.
  private let sharpestMiter: Double
  /// Of the widest turn that an arc takes with one chord, the cosine.
  private let widestStep: Double

  init(_ style: StrokeStyle, tolerance: Double) {
    (half, cap, join) = (style.width / 2, style.cap, style.join)
    let limit = style.usableMiterLimit
    sharpestMiter = 2 / (limit * limit) - 1
    // A chord over an angle lies so much inside its arc; a half circle has about three at least, a thousand at most.
    let cosine = min(max(1 - tolerance / half, 0.9), 0.999_998_8)
    widestStep = 2 * cosine * cosine - 1
  }

  /// How a line goes on at a vertex.
  struct Turn {
    let cross, dot: Double
    /// From the vertex to the line's outer edge, before and behind it; the inner one is opposite.
    let before, behind: OutlinePoint
    /// From the vertex to where the outer edges meet, opposite the inner ones; of no use for turns right back.
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

  /// Adds the inner side of a turn: the corner where both edges meet, where both chords are that long, or else a way
  /// by the vertex itself, so that both chords are there whole: then no tight bend leaves a hole.
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

  /// Adds the outer side of a turn: a curve's are round, a corner's are the line's joins.
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
    // Ahead, from whichever side is the outer one.
    let turned = OutlinePoint(x: turn.before.y, y: -turn.before.x)
    let ahead = turn.isLeft ? -turned : turned
    addArc(turn.before, ahead, about: vertex, to: &side)
    side.append(vertex + ahead)
    addArc(ahead, turn.behind, about: vertex, to: &side)
  }

  /// Adds what is between two points of an arc of less than half a turn, by halves, so that no angle is computed.
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
