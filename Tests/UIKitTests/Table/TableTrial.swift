import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A table of 200 × 200 points in a window, whose data is a list of lists of words.
final class TableTrial: UITableViewDataSource, UITableViewDelegate {
  let shown: ShownWindow
  let table: UITableView
  var sections: [[String]]
  var titles: [String] = []
  /// The heights of rows by their words; others are automatic.
  var heights: [String: CGFloat] = [:]
  /// What the delegate was notified of.
  var heard: [String] = []
  /// The words of rows that are not highlighted.
  var refused: Set<String> = []

  final class Cell: UITableViewCell {
    static var made = 0
    var reused = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      Cell.made += 1
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }

  init(_ sections: [[String]], style: UITableView.Style = .plain, rowHeight: CGFloat? = 50) {
    shown = ShownWindow()
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: style)
    Cell.made = 0
    if let rowHeight { table.rowHeight = rowHeight }
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    shown.window.addSubview(table)
    CATransaction.flush()
  }

  isolated deinit { table.removeFromSuperview() }

  /// The words and the tops of the cells in sight, from the top to the bottom.
  var seen: [String] {
    table.visibleCells.map { "\($0.textLabel?.text ?? "?") \(Int($0.frame.minY.rounded()))" }
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    CATransaction.flush()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { !refused.contains(sections[indexPath.section][indexPath.row]) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("selected \(indexPath.section) \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("deselected \(indexPath.section) \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("gone \(indexPath.section) \(indexPath.row)")
  }
}
