import QuartzCore

/// The views that a text field is made of.
final class FieldParts {
  /// What is around the field.
  let box = ControlStyle.makePart()
  /// What of the text is seen: what is wider is cut off.
  let area = ControlStyle.makePart()
  let text = FieldTextView()
  let caret = FieldCaret()
  private(set) var clearButton: FieldClearButton?
  /// What is selected lies behind the text, in one piece or more.
  private var marks: [UIView] = []
  /// The line as it is edited, which is `nil` without text; `nil` while it has not been laid out.
  var knownLine: FieldLine??
  /// How far the line is moved to the left.
  var scroll: CGFloat = 0

  init() {
    area.clipsToBounds = true
    area.addSubview(text)
    area.addSubview(caret.view)
  }

  func place(in field: UITextField) {
    text.field = field
    field.addSubview(box)
    field.addSubview(area)
  }

  /// The button, made when it is first wanted.
  func makeClearButton(in field: UITextField) -> FieldClearButton {
    if let clearButton { return clearButton }
    let button = FieldClearButton(type: .custom)
    button.setImage(ControlStyle.clearSign, for: .normal)
    button.addAction(
      UIAction { [weak field] _ in field?.clearByButton() },
      for: .touchUpInside
    )
    field.addSubview(button)
    clearButton = button
    return button
  }

  /// Shows what is selected.
  func mark(_ frames: [CGRect], _ color: UIColor) {
    while marks.count < frames.count {
      let mark = ControlStyle.makePart()
      area.insertSubview(mark, at: 0)
      marks.append(mark)
    }
    for (index, mark) in marks.enumerated() {
      mark.isHidden = index >= frames.count
      if index < frames.count { (mark.frame, mark.backgroundColor) = (frames[index], color) }
    }
  }
}

/// Draws a text field's text.
final class FieldTextView: UIView {
  weak var field: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { field?.drawContent() }
}

/// The button that clears a text field; keys stay with the field.
final class FieldClearButton: UIButton {
  override var canBecomeFirstResponder: Bool { false }
}
