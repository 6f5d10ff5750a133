extension MeasuredPath {
  /// The part of the path between two lengths from its beginning.
  ///
  /// A subpath that is there whole stays as it is, closed if it was; of others the line is left open.
  func part(from: Double, to: Double) -> PathSnapshot {
    var result = PathSnapshot()
    for subpath in subpaths {
      let range = (from - subpath.begin, to - subpath.begin)
      if range.0 <= 0, range.1 >= subpath.length {
        if subpath.goesOn { result.append(.move(subpath.start)) }
        for element in path.elements[subpath.elements] { result.append(element) }
      } else if range.0 < subpath.length, range.1 > 0 {
        var cutter = PathCutter(self, subpath)
        cutter.cut(from: max(range.0, 0), to: min(range.1, subpath.length), into: &result)
      }
    }
    return result
  }
}

extension Double {
  /// What is no number counts as 0.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
