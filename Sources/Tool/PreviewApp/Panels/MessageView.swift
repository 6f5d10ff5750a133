import CoreGraphics
import UIKit

/// A message: what is wrong, where, and the relevant lines.
final class MessageView: UIView {
  private let stripe = UIView()
  private let title = PanelStyle.label(PanelStyle.boldFont(13))
  private let text = PanelStyle.label(PanelStyle.font(13))
  private let lines = CodeLines()
  private let hint = PanelStyle.label(PanelStyle.font(11), color: PanelStyle.quietText)
  private let fold = PanelStyle.label(PanelStyle.font(13), color: PanelStyle.quietText)
  /// Called when it is clicked.
  var onClick: () -> Void = {}
  /// Called when the mark at its upper right is clicked, which folds it.
  var onFold: () -> Void = {}
  /// Whether only the first line of it is visible.
  var isFolded = false {
    didSet {
      guard isFolded != oldValue else { return }
      title.numberOfLines = isFolded ? 1 : Self.mostTitleLines
      setNeedsLayout()
    }
  }

  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 6
  /// The side of the square in which a click folds it.
  private static let foldSide: CGFloat = 36
  /// In a narrow window the place of an error is on the title's last lines.
  private static let mostTitleLines = 5
  /// The least height in which a part is readable, in points; where there is less room it is left out.
  private static let leastHeight: CGFloat = 13

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.background
    title.numberOfLines = Self.mostTitleLines
    text.numberOfLines = 4
    hint.numberOfLines = 2
    for view in [stripe, title, text, lines, hint, fold] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var message: PanelMessage? {
    didSet { if let message, message != oldValue { show(message) } }
  }

  private func show(_ message: PanelMessage) {
    let color = message.kind == .warning ? PanelStyle.warning : PanelStyle.error
    stripe.backgroundColor = message.kind == .warning ? PanelStyle.warningMark : color
    title.textColor = color
    title.text = message.place.isEmpty ? message.title : "\(message.title)  \(message.place)"
    text.text = message.text
    lines.lines = message.lines
    hint.text = message.hint
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stripe.frame = CGRect(x: 0, y: 0, width: 4, height: bounds.height)
    fold.text = isFolded ? "▸" : "▾"
    let side = Self.foldSide
    fold.frame = CGRect(x: bounds.width - side / 2 - 4, y: Self.margin, width: 14, height: 16)
    var y = Self.margin
    for part in parts {
      let room = max(0, bounds.height - y)
      let wanted = height(of: part, width: bounds.width)
      let height = min(wanted, room)
      part.alpha = room < min(wanted, Self.leastHeight) ? 0 : 1
      let width = width(of: part, in: bounds.width)
      part.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + Self.gap
    }
  }

  /// The height that the message needs at a width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = parts.map { height(of: $0, width: size.width) }
    let gaps = CGFloat(max(0, heights.count - 1)) * Self.gap
    return CGSize(width: size.width, height: heights.reduce(2 * Self.margin + gaps, +))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: self) ?? .zero
    let isAtMark = place.x > bounds.width - Self.foldSide && place.y < Self.foldSide
    if isAtMark || isFolded { onFold() } else { onClick() }
  }

  /// The parts that are visible: those that have text, and of a folded message its first line.
  private var parts: [UIView] {
    for label in [title, text, hint] {
      label.isHidden = (label.text ?? "").isEmpty || isFolded && label !== title
    }
    lines.isHidden = lines.lines.isEmpty || isFolded
    return ([title, text, lines, hint] as [UIView]).filter { !$0.isHidden }
  }

  /// The width of a part; the title has the mark that folds the message beside it.
  private func width(of part: UIView, in width: CGFloat) -> CGFloat {
    max(1, width - 2 * Self.margin - (part === title ? Self.foldSide / 2 : 0))
  }

  private func height(of part: UIView, width: CGFloat) -> CGFloat {
    let room = CGSize(width: self.width(of: part, in: width), height: 10_000)
    return part.sizeThatFits(room).height.rounded(.up)
  }
}
