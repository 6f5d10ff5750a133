extension MeasuredPath {
  /// The part of the path between two arc lengths from its beginning.
  ///
  /// A complete subpath stays as it is, closed if it was; parts of subpaths are open.
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
  /// The number clamped to 0 … 1; NaN counts as 0.
  var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
