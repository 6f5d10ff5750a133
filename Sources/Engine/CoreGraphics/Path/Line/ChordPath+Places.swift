/// Positions on a flattened path by arc length.
extension ChordPath {
  /// The position where a line begins: on the chord that continues from there.
  func start(at length: Double, in subpath: Subpath) -> LineStroker.Place {
    let (first, last) = (subpath.vertices.lowerBound, subpath.vertices.upperBound - 2)
    var (low, high) = (first, last)
    while low < high {
      let middle = (low + high + 1) / 2
      if vertices[middle].length <= length { low = middle } else { high = middle - 1 }
    }
    return place(at: length, onChord: low)
  }

  /// The position where a line ends: on the chord that leads there.
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

  /// The unit direction of a chord, and its length.
  func direction(ofChord chord: Int) -> (direction: OutlinePoint, length: Double) {
    let (a, b) = (vertices[chord], vertices[chord + 1])
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    return (OutlinePoint(x: x / length, y: y / length), length)
  }

  /// The point on a chord at a fraction of its length.
  func point(_ chord: Int, _ share: Double) -> OutlinePoint {
    let (a, b) = (vertices[chord], vertices[chord + 1])
    return OutlinePoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}
