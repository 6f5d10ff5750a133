/// Places on chords by the length of the path.
extension ChordPath {
  /// Where a line begins: on the chord that goes on from there.
  func start(at length: Double, in subpath: Subpath) -> LineStroker.Place {
    let (first, last) = (subpath.vertices.lowerBound, subpath.vertices.upperBound - 2)
    var (low, high) = (first, last)
    while low < high {
      let middle = (low + high + 1) / 2
      if vertices[middle].length <= length { low = middle } else { high = middle - 1 }
    }
    return place(at: length, onChord: low)
  }

  /// Where a line ends: on the chord that leads there.
  func end(at length: Double, in subpath: Subpath) -> LineStroker.Place {
    var (low, high) = (subpath.vertices.lowerBound, subpath.vertices.upperBound - 2)
    while low < high {
      let middle = (low + high) / 2
      if vertices[middle + 1].length >= length { high = middle } else { low = middle + 1 }
    }
    return place(at: length, onChord: low)
  }

  private func place(at length: Double, onChord chord: Int) -> LineStroker.Place {
    let (start, end) = (vertices[chord].length, vertices[chord + 1].length)
    let share = (length - start) / (end - start)
    return LineStroker.Place(chord: chord, share: share > 0 ? min(share, 1) : 0)
  }

  /// Which way a chord goes, as one unit, and how long it is.
  func direction(ofChord chord: Int) -> (direction: OutlinePoint, length: Double) {
    let (a, b) = (vertices[chord], vertices[chord + 1])
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    return (OutlinePoint(x: x / length, y: y / length), length)
  }

  /// A point on a chord.
  func point(_ chord: Int, _ share: Double) -> OutlinePoint {
    let (a, b) = (vertices[chord], vertices[chord + 1])
    return OutlinePoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}
