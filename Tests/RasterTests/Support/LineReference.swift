import CoreGraphics
import Foundation

/// The coverage of a line along a flattened path by supersampling: 256 points of each pixel, each tested against
/// the line's rectangles, joins and caps one by one.
struct LineReference {
  /// The ends of the chords; on a closed line the last equals the first.
  let points: [CGPoint]
  let style: StrokeStyle
  let isClosed: Bool
  /// Where the line has joins; elsewhere, within curves, it is round.
  let corners: Set<Int>?

  /// What of a pixel is covered, 0 … 255, and by how many parts of the line at most.
  ///
  /// Of pixels that should be clear or full, four points tell enough.
  func coverage(x: Int, y: Int, count: Int = 16) -> (value: Double, layers: Int) {
    let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
    let near = chords.indices.filter {
      distance(from: middle, to: chords[$0]) < style.reach + 1
    }
    guard !near.isEmpty else { return (0, 0) }
    var (hits, layers) = (0, 0)
    for row in 0..<count {
      for column in 0..<count {
        // Each row and each column of points is a little off the others, so that no edge passes sixteen at once.
        let part = CGPoint(
          x: (Double(column) + (Double(row * 7 % count) + 0.5) / Double(count)) / Double(count),
          y: (Double(row) + (Double(column * 7 % count) + 0.5) / Double(count)) / Double(count)
        )
        let found = parts(at: CGPoint(x: CGFloat(x) + part.x, y: CGFloat(y) + part.y), near)
        hits += found > 0 ? 1 : 0
        layers = max(layers, found)
      }
    }
    return (Double(hits * 255) / Double(count * count), layers)
  }

  /// The same for all pixels of a picture, of which those that are neither clear nor full are looked at closely.
  func coverage(of drawn: [Double], width: Int) -> [(value: Double, layers: Int)] {
    drawn.indices.map {
      let (x, y) = ($0 % width, $0 / width)
      let quick = coverage(x: x, y: y, count: 2)
      let isClear = (drawn[$0] == 0 || drawn[$0] == 255) && drawn[$0] == quick.value
      return isClear ? quick : coverage(x: x, y: y)
    }
  }

  private var half: Double { style.width / 2 }
  private let chords: [(CGPoint, CGPoint)]

  init(points: [CGPoint], style: StrokeStyle, isClosed: Bool = false, corners: Set<Int>? = nil) {
    (self.points, self.style, self.isClosed, self.corners) = (points, style, isClosed, corners)
    chords = Array(zip(points, points.dropFirst()))
  }

  /// How many parts of the line a point lies in.
  private func parts(at point: CGPoint, _ near: [Int]) -> Int {
    var count = 0
    for index in near {
      let chord = chords[index]
      if isInChord(point, chord, index) { count += 1 }
      if index > 0, isInJoin(point, chords[index - 1], chord, index) { count += 1 }
    }
    if isClosed, let last = chords.last, isInJoin(point, last, chords[0], chords.count) {
      count += 1
    }
    if !isClosed, style.cap == .round {
      for end in [points[0], points[points.count - 1]]
      where hypot(point.x - end.x, point.y - end.y) <= half {
        count += 1
      }
    }
    return count
  }

  private func isInChord(_ p: CGPoint, _ chord: (CGPoint, CGPoint), _ index: Int) -> Bool {
    let (a, b) = chord
    let length = hypot(b.x - a.x, b.y - a.y)
    let along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length
    let across = ((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length
    let isSquare = style.cap == .square && !isClosed
    let before = isSquare && index == 0 ? half : 0
    let behind = isSquare && index == chords.count - 1 ? half : 0
    return abs(across) <= half && along >= -before && along <= length + behind
  }

  /// On the outer side of a corner: inside both lines that the edges' ends and the corner make.
  private func isInJoin(
    _ p: CGPoint,
    _ first: (CGPoint, CGPoint),
    _ second: (CGPoint, CGPoint),
    _ index: Int
  ) -> Bool {
    let d0 = unit(first)
    let d1 = unit(second)
    let v = second.0
    let turn = d0.x * d1.y - d0.y * d1.x
    let side: CGFloat = turn > 0 ? -1 : 1
    let a = CGPoint(x: -d0.y * half * side, y: d0.x * half * side)
    let b = CGPoint(x: -d1.y * half * side, y: d1.x * half * side)
    let q = CGPoint(x: p.x - v.x, y: p.y - v.y)
    // Between the two outer normals, beyond both chords.
    guard q.x * d0.x + q.y * d0.y >= 0, q.x * d1.x + q.y * d1.y <= 0,
      q.x * (a.x + b.x) + q.y * (a.y + b.y) >= 0
    else { return false }
    let cosine = d0.x * d1.x + d0.y * d1.y
    let isCorner = corners?.contains(index) ?? true
    switch isCorner ? style.join : .round {
    case .round: return hypot(q.x, q.y) <= half
    case .miter where (2 / (1 + cosine)).squareRoot() <= style.miterLimit:
      return q.x * a.x + q.y * a.y <= half * half && q.x * b.x + q.y * b.y <= half * half
    default:
      // Inside the chord from a to b.
      let m = CGPoint(x: a.x + b.x, y: a.y + b.y)
      return q.x * m.x + q.y * m.y <= a.x * m.x + a.y * m.y
    }
  }

  private func unit(_ chord: (CGPoint, CGPoint)) -> CGPoint {
    let (x, y) = (chord.1.x - chord.0.x, chord.1.y - chord.0.y)
    return CGPoint(x: x / hypot(x, y), y: y / hypot(x, y))
  }

  private func distance(from p: CGPoint, to chord: (CGPoint, CGPoint)) -> Double {
    let (a, b) = chord
    let (x, y) = (b.x - a.x, b.y - a.y)
    let t = min(max(((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y), 0), 1)
    return hypot(p.x - a.x - t * x, p.y - a.y - t * y)
  }
}
