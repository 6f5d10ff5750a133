import CoreGraphics
import SceneProtocol
import UIKit

/// The list of keys by what they are about, in as many columns as fit; a list that is too long is scrolled.
final class KeySheetView: UIView {
  var onCommand: (KeyCommand) -> Void = { _ in }
  /// The first visible line.
  var firstLine = 0 {
    didSet { setNeedsLayout() }
  }
  /// What is typed to find a command.
  var filter = "" {
    didSet {
      if filter != oldValue { firstLine = 0 }
      findEntries()
    }
  }
  private let rows = KeyCommand.allCases.map { KeySheetRow($0) }
  private let headings = KeyGroup.allCases.map { group in
    let label = PanelStyle.label(PanelStyle.boldFont(12), color: PanelStyle.quietText)
    label.text = group.rawValue
    return (group, label)
  }
  /// The headings and rows that are found, in their order.
  private var entries: [UIView] = []
  private let hint = PanelStyle.label(PanelStyle.font(11), color: PanelStyle.quietText)
  private let more = PanelStyle.label(PanelStyle.font(11), color: PanelStyle.quietText)
  private static let rowHeight: CGFloat = 19
  /// In a list that is narrower, in points, keys are below what they do.
  private static let leastWidth: CGFloat = 316
  private static let margin: CGFloat = 10
  private lazy var columnWidth = (rows.map(\.wantedWidth).max() ?? 0) + Self.margin

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.background
    for row in rows {
      row.onClick = { [unowned self] in onCommand(row.command) }
      addSubview(row)
    }
    for (_, heading) in headings { addSubview(heading) }
    addSubview(hint)
    addSubview(more)
    findEntries()
  }

  /// The commands that are found.
  var matches: [KeyCommand] { entries.compactMap { ($0 as? KeySheetRow)?.command } }

  private func findEntries() {
    entries = headings.flatMap { group, heading -> [UIView] in
      let own = rows.filter { $0.command.group == group && $0.command.matches(filter) }
      return own.isEmpty ? [] : [heading] + own
    }
    for view in rows + headings.map(\.1) as [UIView] { view.isHidden = true }
    hint.text =
      filter.isEmpty
      ? "Type to search. [In brackets]: while paused. (In parentheses): presenting, or a tape."
      : "Search: \(filter)   Return does the first"
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  func scroll(by lines: Int) {
    let last = grid(in: bounds.size).lines - self.lines(in: bounds.size) + 1
    firstLine = max(0, min(firstLine + lines, last))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let grid = grid(in: size)
    return CGSize(
      width: min(size.width, CGFloat(grid.columns) * columnWidth + 2 * Self.margin),
      height: min(size.height, height(ofLines: grid.lines, in: size))
    )
  }

  private func rowHeight(in size: CGSize) -> CGFloat {
    size.width < Self.leastWidth ? KeySheetRow.tallHeight : Self.rowHeight
  }

  /// The height of the hint and lines below it, in points.
  private func height(ofLines count: Int, in size: CGSize) -> CGFloat {
    Self.rowHeight + CGFloat(count) * rowHeight(in: size) + 2 * Self.margin
  }

  /// The number of lines that fit below the hint.
  private func lines(in size: CGSize) -> Int {
    max(1, Int((size.height - height(ofLines: 0, in: size)) / rowHeight(in: size)))
  }

  private func grid(in size: CGSize) -> (columns: Int, lines: Int) {
    let room = lines(in: size)
    let most = max(1, Int((size.width - 2 * Self.margin) / columnWidth))
    let columns = max(1, min((entries.count + room - 1) / room, most))
    return (columns, (entries.count + columns - 1) / columns)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = grid(in: bounds.size)
    var room = lines(in: bounds.size)
    let isLonger = grid.lines > room
    if isLonger { room -= 1 }
    let width = (bounds.width - 2 * Self.margin) / CGFloat(grid.columns)
    let rowHeight = rowHeight(in: bounds.size)
    let place = { (column: Int, line: Int) in
      CGRect(
        x: Self.margin + CGFloat(column) * width,
        y: Self.margin + Self.rowHeight + CGFloat(line) * rowHeight,
        width: width,
        height: rowHeight
      )
    }
    hint.frame = CGRect(
      x: Self.margin,
      y: Self.margin,
      width: bounds.width - 2 * Self.margin,
      height: Self.rowHeight
    )
    for (number, row) in entries.enumerated() {
      let line = number % grid.lines - firstLine
      row.isHidden = !(0..<room).contains(line)
      row.frame = place(number / grid.lines, line)
    }
    more.isHidden = !isLonger
    more.text = firstLine + room < grid.lines ? "▼ more: the wheel, or Down" : "▲ the wheel, or Up"
    more.frame = place(0, room)
  }
}
