import CoreGraphics
import UIKit

/// The list to choose from, below the typed text.
final class PickerView: UIView {
  /// Called with the index of the line that was clicked.
  var onChoose: (Int) -> Void = { _ in }
  private let prompt = PanelStyle.label(PanelStyle.font(13), color: PanelStyle.quietText)
  private var rows: [PickerRow] = []
  static let rowHeight: CGFloat = 24
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.background
    addSubview(prompt)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - list: The items.
  ///   - most: The number of lines that fit.
  func show(_ list: PickerList, most: Int) {
    prompt.text = list.filter.isEmpty ? list.prompt : list.filter
    let matches = list.matches
    // The selected item stays visible.
    let first = max(0, min(list.choice - most + 1, matches.count - most))
    for row in rows { row.removeFromSuperview() }
    rows = matches.indices.dropFirst(first).prefix(most).map { number in
      let row = PickerRow(matches[number], number: number, isChosen: number == list.choice)
      row.onClick = { [unowned self] in onChoose(number) }
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  /// The index of the line at a point; `nil` where there is none.
  func line(at point: CGPoint) -> Int? {
    rows.first { $0.frame.contains(point) }?.number
  }

  /// The height of a list with this number of lines, in points.
  static func height(lines: Int) -> CGFloat { CGFloat(lines + 1) * rowHeight + 2 * margin }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    for (number, view) in ([prompt] + rows).enumerated() {
      view.frame = CGRect(
        x: Self.margin,
        y: Self.margin + CGFloat(number) * Self.rowHeight,
        width: width,
        height: Self.rowHeight
      )
    }
  }
}

/// One line of it.
private final class PickerRow: UIView {
  /// Its index in the list.
  let number: Int
  var onClick: () -> Void = {}
  private let label = PanelStyle.label(PanelStyle.font(13))
  private let detail = PanelStyle.label(
    .monospacedSystemFont(ofSize: 11, weight: .regular),
    color: PanelStyle.accent
  )

  init(_ item: PickerList.Item, number: Int, isChosen: Bool) {
    self.number = number
    super.init(frame: .zero)
    label.text = PickerList.text(item)
    label.lineBreakMode = .byTruncatingMiddle
    backgroundColor = isChosen ? PanelStyle.raised : PanelStyle.background
    addSubview(label)
    detail.text = PickerList.detail(item)
    detail.textAlignment = .right
    addSubview(detail)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 6, dy: 2)
    let hasDetail = !(detail.text ?? "").isEmpty
    let width = hasDetail ? detail.sizeThatFits(room.size).width.rounded(.up) + 8 : 0
    label.frame = CGRect(x: room.minX, y: room.minY, width: room.width - width, height: room.height)
    detail.frame = CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClick() }
}
