import Foundation

/// The caret positions of a line, and the characters after them.
struct LineCarets {
  private struct Caret {
    let unit: Int
    let x: Double
  }

  /// In the order of the characters; no character twice.
  private let carets: [Caret]

  /// - Parameters:
  ///   - runs: The line's runs, from left to right.
  ///   - start: The index of the line's first unit.
  ///   - line: The line, with its width and direction.
  init(_ runs: [CTRun], start: Int, _ line: GlyphLine) {
    var found: [Int: Double] = [:]
    for run in runs {
      for cluster in run.clusters {
        // Characters of one glyph divide its width evenly.
        let count = cluster.units.count
        for (index, unit) in cluster.units.enumerated() {
          let share = cluster.width * Double(index) / Double(count)
          let isReversed = run.run.isRightToLeft
          found[unit] = isReversed ? cluster.x + cluster.width - share : cluster.x + share
        }
      }
    }
    let end = runs.map { $0.range.location + $0.range.length }.max() ?? start
    found[end] = line.isRightToLeft ? 0 : line.width
    carets = found.map { Caret(unit: $0.key, x: $0.value) }.sorted { $0.unit < $1.unit }
  }

  /// The position of the caret in front of a character.
  func x(of unit: Int) -> Double {
    carets.last { $0.unit <= unit }?.x ?? carets.first?.x ?? 0
  }

  /// The character whose caret is nearest; the first one of those at equal distance.
  func unit(at x: Double) -> Int {
    carets.min { abs($0.x - x) < abs($1.x - x) }?.unit ?? 0
  }
}

extension CTRun {
  /// The characters of a glyph, or of several glyphs for the same characters.
  fileprivate struct Cluster {
    let units: Range<Int>
    let x, width: Double
  }

  fileprivate var clusters: [Cluster] {
    var pen = run.x
    var boxes: [Int: (x: Double, width: Double)] = [:]
    for (index, unit) in indices.enumerated() {
      let width = Double(run.advances[index].width)
      let known = boxes[unit]
      boxes[unit] = (min(known?.x ?? pen, pen), (known?.width ?? 0) + width)
      pen += width
    }
    let starts = boxes.keys.sorted()
    let ends = starts.dropFirst() + [max(range.location + range.length, starts.last ?? 0)]
    return zip(starts, ends).compactMap { start, end in
      guard let box = boxes[start], end > start else { return nil }
      return Cluster(units: start..<end, x: box.x, width: box.width)
    }
  }
}
