import Foundation

/// A flattened path (a polyline of chords) along which a line is stroked; its memory is reused.
///
/// A curve is divided at even steps of its parameter, into at least four and at most 2,048 chords, which are within the
/// tolerance of the curve.
package struct ChordPath {
  struct Vertex {
    let x, y: Double
    /// The distance from the path's beginning: by the curves' arc lengths, not the chords'.
    var length: Double
    /// Whether a segment ends there, so that the line has a join.
    var isCorner: Bool
  }

  /// A subpath: there is a chord from each vertex except the last to the next one; a single vertex is a dot.
  struct Subpath {
    let vertices: Range<Int>
    /// Whether the last vertex coincides with the first, and has a join.
    let isClosed: Bool
    let begin, end: Double
  }

  struct Box {
    var minX, minY, maxX, maxY: Double
  }

  private(set) var vertices: ContiguousArray<Vertex> = []
  private(set) var subpaths: ContiguousArray<Subpath> = []
  /// The bounding box of each strip of chords, which begins in the middle of its first chord and ends in that of the
  /// next strip's first.
  private(set) var strips: ContiguousArray<Box> = []
  static let chordsPerStrip = 16

  /// The maximum distance: coordinates beyond it cannot be computed with, and are left out.
  private static let farthest = 1e100

  package init() {}

  /// The bytes allocated for vertices, which are nearly all.
  package var room: Int { vertices.capacity * MemoryLayout<Vertex>.stride }

  /// Flattens another path.
  ///
  /// - Parameters:
  ///   - measured: The path to flatten.
  ///   - tolerance: The flatness, in the path's own units; positive.
  package mutating func take(_ measured: MeasuredPath, tolerance: Double) {
    vertices.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    strips.removeAll(keepingCapacity: true)
    for subpath in measured.subpaths { add(subpath, of: measured, tolerance) }
    for first in stride(from: 0, to: vertices.count, by: Self.chordsPerStrip) {
      addStrip(first..<min(first + Self.chordsPerStrip + 2, vertices.count))
    }
  }

  private mutating func add(
    _ subpath: MeasuredPath.Subpath,
    of measured: MeasuredPath,
    _ tolerance: Double
  ) {
    guard let first = measured.segments[subpath.segments].first else { return }
    let start = vertices.count
    append(first.curve.start, isCorner: false, after: start, 0)
    if vertices.count > start { vertices[start].length = subpath.begin }
    for segment in measured.segments[subpath.segments] {
      add(segment, after: start, tolerance)
    }
    guard vertices.count > start else { return }
    subpaths.append(
      Subpath(
        vertices: start..<vertices.count,
        isClosed: subpath.isClosed && vertices.count > start + 1,
        begin: subpath.begin,
        end: subpath.end
      )
    )
  }

  private mutating func add(
    _ segment: MeasuredPath.Segment,
    after start: Int,
    _ tolerance: Double
  ) {
    let curve = segment.curve
    // A vertex closer than this to the one before has no chord of its own.
    let least = tolerance * tolerance / 4096
    let count = curve.chordCount(tolerance)
    let first = vertices.count
    for index in 1..<max(count, 1) {
      let t = CGFloat(index) / CGFloat(count)
      append(curve.point(at: t), isCorner: false, after: start, least)
    }
    append(curve.end, isCorner: true, after: start, least)
    spread(segment, over: first..<vertices.count)
  }

  /// Sets the arc lengths of a segment's vertices, which end with the segment's own.
  private mutating func spread(_ segment: MeasuredPath.Segment, over range: Range<Int>) {
    guard range.lowerBound > 0, let last = range.last else { return }
    var chords = 0.0
    for index in range { chords += distance(index - 1, index) }
    var passed = 0.0
    for index in range.dropLast() {
      passed += distance(index - 1, index)
      vertices[index].length = segment.end - segment.length * (1 - passed / chords)
    }
    vertices[last].length = segment.end
  }

  /// The distance between two vertices.
  func distance(_ a: Int, _ b: Int) -> Double {
    let (x, y) = (vertices[b].x - vertices[a].x, vertices[b].y - vertices[a].y)
    return (x * x + y * y).squareRoot()
  }

  private mutating func append(
    _ point: CGPoint,
    isCorner: Bool,
    after start: Int,
    _ least: Double
  ) {
    let (x, y) = (Double(point.x), Double(point.y))
    guard abs(x) < Self.farthest, abs(y) < Self.farthest else { return }
    if vertices.count > start, let last = vertices.last {
      let (dx, dy) = (x - last.x, y - last.y)
      if dx * dx + dy * dy <= least {
        if isCorner { vertices[vertices.count - 1].isCorner = true }
        return
      }
    }
    vertices.append(Vertex(x: x, y: y, length: 0, isCorner: isCorner))
  }

  private mutating func addStrip(_ range: Range<Int>) {
    let first = vertices[range.lowerBound]
    var box = Box(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for vertex in vertices[range] {
      (box.minX, box.minY) = (min(box.minX, vertex.x), min(box.minY, vertex.y))
      (box.maxX, box.maxY) = (max(box.maxX, vertex.x), max(box.maxY, vertex.y))
    }
    strips.append(box)
  }
}

extension PathSegment {
  /// The number of chords that are within the tolerance of the curve.
  ///
  /// A chord of a cubic over a step h of its parameter is off by at most h²/8 of its greatest second derivative, which
  /// is six times the greater second difference of its control points.
  func chordCount(_ tolerance: Double) -> Int {
    guard !isStraight else { return 1 }
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      let (x, y) = (Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
      return x * x + y * y
    }
    let most = max(bend(start, control1, control2), bend(control1, control2, end)).squareRoot()
    let count = (0.75 * most / tolerance).squareRoot().rounded(.up)
    return count < 2048 ? max(Int(count), 4) : 2048
  }
}
