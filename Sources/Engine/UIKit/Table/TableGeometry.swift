import CoreGraphics
import Foundation

/// Where the headers, rows and footers of a table are, from the top to the bottom.
///
/// Heights of rows that were never seen may be estimates; a change moves what is below.
struct TableGeometry {
  /// A row's height in points, and whether it is yet to be measured.
  struct Row {
    var height: CGFloat
    var isEstimated = false
  }

  /// A section.
  struct Section {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [Row] = []
  }

  /// A stretch from top to bottom, in points.
  struct Span: Equatable {
    var top: CGFloat
    var height: CGFloat
    var bottom: CGFloat { top + height }
  }

  private(set) var sections: [Section]
  /// The top of each section, and last the bottom of all.
  private var tops: [CGFloat] = []
  /// For each section the tops of its rows below its header, and last their bottom.
  private var rowTops: [[CGFloat]]

  /// - Parameters:
  ///   - sections: The sections.
  ///   - top: The top of the first, in points.
  init(_ sections: [Section] = [], top: CGFloat = 0) {
    self.sections = sections
    rowTops = sections.map { section in
      section.rows.reduce(into: [0]) { tops, row in tops.append((tops.last ?? 0) + row.height) }
    }
    placeSections(from: 0, top: top)
  }

  /// The numbers of rows.
  var counts: [Int] { sections.map(\.rows.count) }

  /// The bottom of the last section.
  var bottom: CGFloat { tops.last ?? 0 }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// A row's place; there has to be one.
  func span(of path: IndexPath) -> Span {
    let section = path.section
    return Span(
      top: tops[section] + sections[section].header + rowTops[section][path.row],
      height: sections[section].rows[path.row].height
    )
  }

  /// A section's place, with its header and footer.
  func span(ofSection section: Int) -> Span {
    Span(top: tops[section], height: tops[section + 1] - tops[section])
  }

  /// A header's place.
  func span(ofHeader section: Int) -> Span {
    Span(top: tops[section], height: sections[section].header)
  }

  /// A footer's place.
  func span(ofFooter section: Int) -> Span {
    let height = sections[section].footer
    return Span(top: tops[section + 1] - height, height: height)
  }

  /// Whether a row's height is an estimate.
  func isEstimated(_ path: IndexPath) -> Bool { sections[path.section].rows[path.row].isEstimated }

  /// The rows that have a part between two heights, from the top to the bottom.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard top < bottom else { return [] }
    return sections(from: top, to: bottom).flatMap { section in
      let (tops, base) = (rowTops[section], self.tops[section] + sections[section].header)
      let first = Self.first(in: 0..<sections[section].rows.count) { base + tops[$0 + 1] > top }
      let rows = (first..<sections[section].rows.count).prefix { base + tops[$0] < bottom }
      return rows.filter { sections[section].rows[$0].height > 0 }.map {
        IndexPath(row: $0, section: section)
      }
    }
  }

  /// The sections that have a part between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = Self.first(in: sections.indices) { tops[$0 + 1] > top }
    let end = Self.first(in: first..<sections.count) { tops[$0] >= bottom }
    return first..<max(first, end)
  }

  /// Gives a row another height, which is no estimate.
  ///
  /// - Returns: How much what is below has moved, in points.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
    let (section, row) = (path.section, path.row)
    let change = height - sections[section].rows[row].height
    sections[section].rows[row] = Row(height: height)
    guard change != 0 else { return 0 }
    for next in (row + 1)..<rowTops[section].count { rowTops[section][next] += change }
    placeSections(from: section, top: tops[section])
    return change
  }

  /// Takes the heights of rows for which `isAutomatic` is true as estimates, as for another width.
  mutating func forgetHeights(where isAutomatic: (IndexPath) -> Bool) {
    for section in sections.indices {
      for row in sections[section].rows.indices
      where isAutomatic(IndexPath(row: row, section: section)) {
        sections[section].rows[row].isEstimated = true
      }
    }
  }

  private mutating func placeSections(from first: Int, top: CGFloat) {
    tops.removeSubrange(min(first, tops.count)...)
    tops.append(top)
    for section in sections.indices.dropFirst(first) {
      let rows = rowTops[section].last ?? 0
      tops.append(tops[section] + sections[section].header + rows + sections[section].footer)
    }
  }

  /// The first number for which a condition holds that goes on holding; the end for none (binary search).
  private static func first(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
