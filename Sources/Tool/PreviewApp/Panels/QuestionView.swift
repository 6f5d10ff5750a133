import CoreGraphics
import UIKit

/// A question, and its two answers as buttons.
final class QuestionView: UIView {
  private let text = PanelStyle.label(PanelStyle.boldFont(13))
  private let detail = PanelStyle.label(
    PanelStyle.font(13),
    color: PanelStyle.softText
  )
  private let hint = PanelStyle.label(PanelStyle.font(11), color: PanelStyle.quietText)
  private let yes = PanelButton(PanelStyle.action)
  private let no = PanelButton(PanelStyle.otherAction)
  /// Called when it is answered.
  var onAnswer: (_ isYes: Bool) -> Void = { _ in }

  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 6
  private static let buttonHeight: CGFloat = 26

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.background
    for label in [text, detail] { label.numberOfLines = 3 }
    for view in [text, detail, yes, no, hint] { addSubview(view) }
    yes.onClick = { [unowned self] in onAnswer(true) }
    no.onClick = { [unowned self] in onAnswer(false) }
  }

  required init?(coder: NSCoder) { nil }

  var question: PanelQuestion? {
    didSet {
      guard let question else { return }
      (text.text, detail.text, hint.text) = (question.text, question.detail, question.hint)
      (yes.title, no.title) = (question.yes, question.no)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.margin
    for label in [text, detail] {
      let height = height(of: label, width: bounds.width)
      label.frame = CGRect(x: Self.margin, y: y, width: textWidth(bounds.width), height: height)
      y += height + Self.gap
    }
    var x = Self.margin
    for button in [yes, no] {
      let width = button.width
      button.frame = CGRect(x: x, y: y, width: width, height: Self.buttonHeight)
      x += width + Self.gap
    }
    hint.frame = CGRect(
      x: x + Self.gap,
      y: y,
      width: max(1, bounds.width - x - Self.gap - Self.margin),
      height: Self.buttonHeight
    )
  }

  /// The height that the question needs at a width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = [text, detail].map { height(of: $0, width: size.width) + Self.gap }.reduce(0, +)
    return CGSize(width: size.width, height: 2 * Self.margin + texts + Self.buttonHeight)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat { max(1, width - 2 * Self.margin) }

  private func height(of label: UILabel, width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: textWidth(width), height: 10_000)).height.rounded(.up)
  }
}

/// A button with a word.
private final class PanelButton: UIView {
  private let label = PanelStyle.label(PanelStyle.boldFont(12), color: PanelStyle.overlayText)
  var onClick: () -> Void = {}

  init(_ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 5
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var title = "" {
    didSet { label.text = title }
  }

  /// The width of the word, with a margin at its sides.
  var width: CGFloat {
    label.sizeThatFits(CGSize(width: 10_000, height: 100)).width.rounded(.up) + 28
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onClick() }
  }
}
