import CoreGraphics
import QuartzCore

/// A rounded card of an alert: its texts and fields, and below them its buttons.
final class AlertCard: UIView {
  private let title = UILabel()
  private let message = UILabel()
  private let fields: [UITextField]
  private let buttons: [AlertButton]
  private let scrolled = UIScrollView()
  private var lines: [UIView] = []
  private let isSheet: Bool

  /// Heights of a field and of a button of an alert and an action sheet, in points.
  private static let (field, button, sheetButton): (CGFloat, CGFloat, CGFloat) = (28, 44, 57)
  /// The space around the texts, between the title and the message, and above the fields, in points [K].
  private static let (margin, space, fieldSpace): (CGFloat, CGFloat, CGFloat) = (16, 4, 12)

  init(_ alert: UIAlertController, texts: Bool, _ actions: [UIAlertAction]) {
    isSheet = alert.preferredStyle == .actionSheet
    fields = texts ? alert.fields : []
    buttons = actions.map { action in
      AlertButton(action, isBold: action === alert.preferredAction || action.style == .cancel) {
        [weak alert] in alert?.perform(action)
      }
    }
    super.init(frame: .zero)
    backgroundColor = UIColor(
      light: UIColor(white: 0.97, alpha: 1),
      dark: UIColor(white: 0.15, alpha: 1)
    )
    clipsToBounds = true
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    title.text = texts ? alert.title : nil
    title.font = isSheet ? .boldSystemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
    message.text = texts ? alert.message : nil
    message.font = .systemFont(ofSize: 13)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      if isSheet { label.textColor = .secondaryLabel }
      addSubview(label)
    }
    for field in fields { addSubview(field) }
    addSubview(scrolled)
    for button in buttons { scrolled.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private var buttonHeight: CGFloat { isSheet ? Self.sheetButton : Self.button }

  private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height.rounded(.up)
  }

  /// The height of the texts and fields with the space around them.
  private func headHeight(_ width: CGFloat) -> CGFloat {
    let (first, second) = (textHeight(title, width), textHeight(message, width))
    guard first + second > 0 || !fields.isEmpty else { return 0 }
    let between = first > 0 && second > 0 ? Self.space : 0
    let own = fields.isEmpty ? 0 : Self.fieldSpace + CGFloat(fields.count) * Self.field
    return 2 * (isSheet ? Self.margin - 2 : Self.margin + 3) + first + between + second + own
  }

  /// Whether the buttons are beside each other: two of an alert whose titles are short enough.
  private func areBeside(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.zero).width <= width / 2 - Self.margin }
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    CGFloat(areBeside(width) ? 1 : buttons.count) * buttonHeight
  }

  /// The height at a width, in points.
  func height(for width: CGFloat) -> CGFloat { headHeight(width) + buttonsHeight(width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let inner = width - 2 * Self.margin
    var y = isSheet ? Self.margin - 2 : Self.margin + 3
    for label in [title, message] {
      let height = textHeight(label, width)
      label.frame = CGRect(x: Self.margin, y: y, width: inner, height: height)
      if height > 0 { y += height + (label === title ? Self.space : 0) }
    }
    y += Self.fieldSpace
    for field in fields {
      field.frame = CGRect(x: Self.margin, y: y, width: inner, height: Self.field)
      y += Self.field
    }
    let head = headHeight(width)
    scrolled.frame = CGRect(x: 0, y: head, width: width, height: max(bounds.height - head, 0))
    scrolled.contentSize = CGSize(width: width, height: buttonsHeight(width))
    scrolled.bounces = scrolled.contentSize.height > scrolled.bounds.height
    placeButtons(width, isBelowText: head > 0)
  }

  /// Places the buttons with thin lines between them.
  private func placeButtons(_ width: CGFloat, isBelowText: Bool) {
    for line in lines { line.removeFromSuperview() }
    lines = []
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let height = buttonHeight
    let isBeside = areBeside(width)
    for (number, button) in buttons.enumerated() {
      let half = (width / 2).rounded()
      let x = isBeside && number == 1 ? half : 0
      let y = isBeside ? 0 : CGFloat(number) * height
      let own = isBeside ? (number == 0 ? half : width - half) : width
      button.frame = CGRect(x: x, y: y, width: own, height: height)
      if isBeside ? isBelowText : isBelowText || number > 0 {
        addLine(CGRect(x: x, y: y, width: own, height: thickness))
      }
      if isBeside, number == 1 {
        addLine(CGRect(x: x, y: 0, width: thickness, height: height))
      }
    }
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    scrolled.addSubview(line)
    lines.append(line)
  }

  /// Touches on the card are not passed on to the window.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
