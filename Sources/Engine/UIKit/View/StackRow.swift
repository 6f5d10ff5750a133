import CoreGraphics

/// The preferred lengths of arranged views along a stack view's axis, and the available length.
struct StackRow {
  let lengths: [CGFloat]
  /// Which views grow or shrink.
  let yielding: StackYielding
  /// The minimum gaps between neighbors: one less than there are lengths.
  let gaps: [CGFloat]
  let room: CGFloat
  /// The length of the stack view, including its margins.
  let whole: CGFloat
  let distribution: UIStackView.Distribution

  /// The start and the length of each view.
  func placed() -> [(start: CGFloat, length: CGFloat)] {
    guard !lengths.isEmpty else { return [] }
    let spare = room - lengths.reduce(0, +) - gaps.reduce(0, +)
    switch distribution {
    // A single view fills the length, whatever the distribution.
    case .equalSpacing where lengths.count == 1, .equalCentering where lengths.count == 1, .fill:
      return inLine(filled, gaps)
    case .fillEqually: return inLine(lengths.map { _ in even }, gaps)
    case .fillProportionally: return inLine(proportional, gaps)
    case .equalSpacing: return inLine(filledIfShort(spare), equalGaps)
    case .equalCentering: return centered ?? inLine(filledIfShort(spare), equalGaps)
    }
  }

  private func inLine(
    _ lengths: [CGFloat],
    _ gaps: [CGFloat]
  ) -> [(start: CGFloat, length: CGFloat)] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return (start, length)
    }
  }

  private var roomForViews: CGFloat { max(room - gaps.reduce(0, +), 0) }

  private var even: CGFloat { roomForViews / CGFloat(lengths.count) }

  /// Proportional lengths; the gaps are counted as parts of the whole length, and the last view gets the rest.
  ///
  /// UIKit does the same (rdar://34595752): without gaps the lengths are proportional, with gaps the last one is
  /// longer.
  private var proportional: [CGFloat] {
    let all = lengths.reduce(0, +) + gaps.reduce(0, +)
    guard lengths.contains(where: { $0 > 0 }) else { return lengths.map { _ in even } }
    var left = roomForViews
    return lengths.indices.map { index in
      let share = index == lengths.count - 1 ? left : min(whole * lengths[index] / all, left)
      left -= share
      return share
    }
  }

  /// Spare length goes to one view; missing length is taken from one view after the other.
  private var filled: [CGFloat] {
    var filled = lengths
    for index in filled.indices where yielding.views[index].isFree { filled[index] = 0 }
    let spare = room - filled.reduce(0, +) - gaps.reduce(0, +)
    guard spare < 0 else {
      if let index = yielding.growing { filled[index] += spare }
      return filled
    }
    return shortened(filled, by: -spare)
  }

  private func shortened(_ lengths: [CGFloat], by missing: CGFloat) -> [CGFloat] {
    var (shortened, missing) = (lengths, missing)
    for index in yielding.shrinking {
      let given = min(missing, shortened[index])
      shortened[index] -= given
      missing -= given
    }
    return shortened
  }

  private func filledIfShort(_ spare: CGFloat) -> [CGFloat] {
    spare < 0 ? shortened(lengths, by: -spare) : lengths
  }

  /// Equal gaps that use the remaining length, but each at least its minimum.
  private var equalGaps: [CGFloat] {
    let free = room - lengths.reduce(0, +)
    guard !gaps.isEmpty, free > gaps.reduce(0, +) else { return gaps }
    // A gap whose minimum exceeds its share keeps its minimum; the others share the rest.
    var fixed: Set<Int> = []
    while true {
      let rest = gaps.indices.filter { !fixed.contains($0) }
      let share = (free - fixed.reduce(0) { $0 + gaps[$1] }) / CGFloat(rest.count)
      let wider = rest.filter { gaps[$0] > share }
      if wider.isEmpty { return gaps.indices.map { fixed.contains($0) ? gaps[$0] : share } }
      fixed.formUnion(wider)
    }
  }

  /// Views with equal distances of their centers; `nil` where that leaves less than the minimum gaps.
  private var centered: [(start: CGFloat, length: CGFloat)]? {
    guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else { return nil }
    let step = (room - first / 2 - last / 2) / CGFloat(lengths.count - 1)
    let row = lengths.enumerated().map { index, length in
      (start: first / 2 + CGFloat(index) * step - length / 2, length: length)
    }
    let fits = gaps.indices.allSatisfy {
      row[$0 + 1].start - row[$0].start - row[$0].length >= gaps[$0]
    }
    return fits ? row : nil
  }
}
