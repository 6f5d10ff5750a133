package import Foundation

/// A receiver of the outlines that a stroked line consists of.
package protocol OutlineSink {
  /// Adds one closed outline. All outlines of a line have the same winding direction; the inside of each is part of the
  /// line.
  mutating func add(_ outline: UnsafeBufferPointer<OutlinePoint>)
}

/// A path stroker: makes the outlines of lines by offsetting flattened paths; its memory is reused.
///
/// A line is divided into pieces of several chords, which meet in the middle of a chord, where both have the same edge.
/// No part of an outline is reversed, so that the winding number is at least 1 inside the line, and more than 1 only
/// where the line overlaps itself.
package struct LineStroker {
  private var left: ContiguousArray<OutlinePoint> = []
  private var right: ContiguousArray<OutlinePoint> = []

  package init() {}

  /// A position on a line: the chord, and the fraction of the chord before it.
  struct Place {
    var chord: Int
    var share: Double

    static func < (a: Place, b: Place) -> Bool {
      a.chord != b.chord ? a.chord < b.chord : a.share < b.share
    }
  }

  /// The line to stroke.
  struct Drawing {
    let chords: ChordPath
    let pen: LinePen
    /// Pieces outside of it are left out; it is grown by the reach of the line.
    var window: ChordPath.Box?
    /// Whether the line is one piece, with one outline around all of it.
    var isWhole = false
  }

  /// Makes the outlines of a part of a line.
  ///
  /// - Parameters:
  ///   - paint: The part of the line; the inside of a path has no outlines.
  ///   - chords: The flattened path of the line.
  ///   - tolerance: The maximum distance of an arc's chords from the arc, in the path's units.
  ///   - window: The area where outlines are needed, in the path's units; others may be left out. `nil` for all.
  ///   - sink: The receiver of the outlines.
  package mutating func stroke<Sink: OutlineSink>(
    _ paint: PathPaint,
    along chords: ChordPath,
    tolerance: Double,
    window: CGRect?,
    into sink: inout Sink
  ) {
    guard case .line(let line, let from, let to) = paint.content else { return }
    var drawing = Drawing(chords: chords, pen: LinePen(line.style, tolerance: tolerance))
    drawing.window = window.map { ChordPath.Box($0.grown(by: line.style.reach)) }
    stroke(drawing, line.dashes, from: from, to: to, into: &sink)
  }

  mutating func stroke<Sink: OutlineSink>(
    _ drawing: Drawing,
    _ dashes: DashPattern?,
    from: Double,
    to: Double,
    into sink: inout Sink
  ) {
    for subpath in drawing.chords.subpaths where subpath.end >= from && subpath.begin <= to {
      let isAll = from <= subpath.begin && subpath.end <= to
      if subpath.vertices.count == 1 {
        if isAll { addDot(subpath, drawing, into: &sink) }
      } else if let dashes {
        let (begin, end) = (max(from, subpath.begin), min(to, subpath.end))
        var walk = DashWalk(dashes)
        while let dash = walk.next(before: end - begin) {
          addPart(begin + dash.from, min(begin + dash.to, end), of: subpath, drawing, into: &sink)
        }
      } else if isAll {
        addWhole(subpath, drawing, into: &sink)
      } else {
        addPart(max(from, subpath.begin), min(to, subpath.end), of: subpath, drawing, into: &sink)
      }
    }
  }

  private mutating func addWhole<Sink: OutlineSink>(
    _ subpath: ChordPath.Subpath,
    _ drawing: Drawing,
    into sink: inout Sink
  ) {
    let (first, count) = (subpath.vertices.lowerBound, subpath.vertices.count - 1)
    if subpath.isClosed {
      // Once around, from the middle of the first chord back to it.
      let start = Place(chord: first, share: 0.5)
      let end = Place(chord: first + count, share: 0.5)
      add(Run(subpath, from: start, to: end, isClosed: true), drawing, into: &sink)
    } else {
      let (start, end) = (Place(chord: first, share: 0), Place(chord: first + count - 1, share: 1))
      add(Run(subpath, from: start, to: end), drawing, into: &sink)
    }
  }

  private mutating func addPart<Sink: OutlineSink>(
    _ from: Double,
    _ to: Double,
    of subpath: ChordPath.Subpath,
    _ drawing: Drawing,
    into sink: inout Sink
  ) {
    let start = drawing.chords.start(at: from, in: subpath)
    if from == to { return addDot(at: start, drawing, into: &sink) }
    let end = drawing.chords.end(at: to, in: subpath)
    if start < end { add(Run(subpath, from: start, to: end), drawing, into: &sink) }
  }
}

/// A line without gaps.
extension LineStroker {
  struct Run {
    let from, to: Place
    /// Whether it ends where it begins, and has no caps.
    let isClosed: Bool
    /// The first chord, and the number of chords after which a closed line repeats.
    private let (first, count): (Int, Int)

    init(_ subpath: ChordPath.Subpath, from: Place, to: Place, isClosed: Bool = false) {
      (self.from, self.to, self.isClosed) = (from, to, isClosed)
      (first, count) = (subpath.vertices.lowerBound, subpath.vertices.count - 1)
    }

    func chord(_ index: Int) -> Int { index < first + count ? index : index - count }
  }

  private mutating func add<Sink: OutlineSink>(
    _ run: Run,
    _ drawing: Drawing,
    into sink: inout Sink
  ) {
    if drawing.isWhole {
      addPiece(of: run, from: run.from, to: run.to, drawing)
      return run.isClosed ? finishSides(into: &sink) : finish(into: &sink)
    }
    let length = ChordPath.chordsPerStrip
    var start = run.from
    while true {
      let strip = start.chord / length
      let beginsBeforeCut = start.chord % length == 0 && start.share < 0.5
      let cut = Place(chord: (beginsBeforeCut ? strip : strip + 1) * length, share: 0.5)
      let isLast = !(cut < run.to)
      let end = isLast ? run.to : cut
      // The last piece ends on the first chord.
      if drawing.shows(strip)
        || run.isClosed && isLast && drawing.shows(run.chord(end.chord) / length)
      {
        addPiece(of: run, from: start, to: end, drawing)
        finish(into: &sink)
      }
      if isLast { return }
      start = cut
    }
  }

  /// Adds both sides of a piece.
  private mutating func addPiece(of run: Run, from start: Place, to end: Place, _ drawing: Drawing)
  {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    let (chords, pen) = (drawing.chords, drawing.pen)
    var index = start.chord
    var (direction, length) = chords.direction(ofChord: run.chord(index))
    let beginsRun = !run.isClosed && !(run.from < start)
    addStart(chords.point(run.chord(index), start.share), direction, beginsRun, pen)
    var before = length * min(0.5, 1 - start.share)
    while index < end.chord {
      index += 1
      let (next, nextLength) = chords.direction(ofChord: run.chord(index))
      let behind = nextLength * (index == end.chord ? min(0.5, end.share) : 0.5)
      let corner = chords.vertices[run.chord(index - 1) + 1]
      let vertex = OutlinePoint(x: corner.x, y: corner.y)
      let turn = pen.turn(from: direction, to: next, isCorner: corner.isCorner)
      let room = min(before, behind)
      if turn.isLeft {
        pen.addInner(turn, at: vertex, room: room, to: &left)
        pen.addOuter(turn, at: vertex, to: &right)
      } else {
        pen.addInner(turn, at: vertex, room: room, to: &right)
        pen.addOuter(turn, at: vertex, to: &left)
      }
      (direction, length, before) = (next, nextLength, nextLength / 2)
    }
    let endsRun = !run.isClosed && !(end < run.to)
    addEnd(chords.point(run.chord(index), end.share), direction, endsRun, pen)
  }

  private mutating func addStart(
    _ point: OutlinePoint,
    _ direction: OutlinePoint,
    _ hasCap: Bool,
    _ pen: LinePen
  ) {
    let ahead = direction * pen.half
    let side = OutlinePoint(x: -ahead.y, y: ahead.x)
    let cap = hasCap ? pen.cap : .butt
    if cap == .round { addHalfCircle(from: -side, by: -ahead, about: point, pen) }
    addEdge(at: cap == .square ? point - ahead : point, side)
  }

  private mutating func addEnd(
    _ point: OutlinePoint,
    _ direction: OutlinePoint,
    _ hasCap: Bool,
    _ pen: LinePen
  ) {
    let ahead = direction * pen.half
    let side = OutlinePoint(x: -ahead.y, y: ahead.x)
    let cap = hasCap ? pen.cap : .butt
    addEdge(at: cap == .square ? point + ahead : point, side)
    if cap == .round { addHalfCircle(from: side, by: ahead, about: point, pen) }
  }

  /// Adds the points where both sides begin or end.
  private mutating func addEdge(at point: OutlinePoint, _ side: OutlinePoint) {
    left.append(point + side)
    right.append(point - side)
  }

  /// Adds the points inside a half circle to the left side.
  private mutating func addHalfCircle(
    from start: OutlinePoint,
    by middle: OutlinePoint,
    about point: OutlinePoint,
    _ pen: LinePen
  ) {
    pen.addArc(start, middle, about: point, to: &left)
    left.append(point + middle)
    pen.addArc(middle, -start, about: point, to: &left)
  }

  /// A subpath of length 0: with caps, as if it ran along x.
  private mutating func addDot<Sink: OutlineSink>(
    _ subpath: ChordPath.Subpath,
    _ drawing: Drawing,
    into sink: inout Sink
  ) {
    let vertex = drawing.chords.vertices[subpath.vertices.lowerBound]
    let point = OutlinePoint(x: vertex.x, y: vertex.y)
    addDot(at: point, OutlinePoint(x: 1, y: 0), drawing.pen, into: &sink)
  }

  /// A dash of length 0.
  private mutating func addDot<Sink: OutlineSink>(
    at place: Place,
    _ drawing: Drawing,
    into sink: inout Sink
  ) {
    guard drawing.shows(place.chord / ChordPath.chordsPerStrip) else { return }
    let point = drawing.chords.point(place.chord, place.share)
    let direction = drawing.chords.direction(ofChord: place.chord).direction
    addDot(at: point, direction, drawing.pen, into: &sink)
  }

  private mutating func addDot<Sink: OutlineSink>(
    at point: OutlinePoint,
    _ direction: OutlinePoint,
    _ pen: LinePen,
    into sink: inout Sink
  ) {
    guard pen.cap != .butt else { return }
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    addStart(point, direction, true, pen)
    addEnd(point, direction, true, pen)
    finish(into: &sink)
  }

  /// Passes on the outline that runs forward on the left and back on the right.
  private mutating func finish<Sink: OutlineSink>(into sink: inout Sink) {
    for point in right.reversed() { left.append(point) }
    left.withUnsafeBufferPointer { sink.add($0) }
  }

  /// Passes on the two sides of a closed line.
  private mutating func finishSides<Sink: OutlineSink>(into sink: inout Sink) {
    left.removeLast()
    right.removeLast()
    left.withUnsafeBufferPointer { sink.add($0) }
    right.reverse()
    right.withUnsafeBufferPointer { sink.add($0) }
  }
}

extension LineStroker.Drawing {
  /// Whether a strip of chords touches the window.
  func shows(_ strip: Int) -> Bool {
    guard let window else { return true }
    let box = chords.strips[strip]
    return box.minX <= window.maxX && box.maxX >= window.minX && box.minY <= window.maxY
      && box.maxY >= window.minY
  }
}

extension ChordPath.Box {
  init(_ rect: CGRect) {
    self.init(
      minX: Double(rect.minX),
      minY: Double(rect.minY),
      maxX: Double(rect.maxX),
      maxY: Double(rect.maxY)
    )
  }
}
