import QuartzCore

/// The subviews of a text field.
final class FieldParts {
  /// The border and background.
  let box = ControlStyle.makePart()
  /// The area that clips the text.
  let area = ControlStyle.makePart()
  let text = FieldTextView()
  let caret = FieldCaret()
  private(set) var clearButton: FieldClearButton?
  /// The highlights of the selection behind the text, one or more.
  private var marks: [UIView] = []
  /// The edited line, which is `nil` without text; the outer optional is `nil` while it is not laid out.
  var knownLine: FieldLine??
  /// How far the line is scrolled to the left, in points.
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

  /// The clear button, created on first use.
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

  /// Shows the highlights of the selection.
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

/// The clear button of a text field; the field stays the first responder.
final class FieldClearButton: UIButton {
  override var canBecomeFirstResponder: Bool { false }
}
