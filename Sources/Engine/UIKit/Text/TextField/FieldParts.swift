import QuartzCore

/// The subviews of a text field.
final class FieldParts {
  /// The border and background.
  let box = ControlStyle.makePart()
  /// The area that clips the text.
  let area = ControlStyle.makePart()
  let text = EditorCanvas()
  let caret = FieldCaret()
  private(set) var clearButton: FieldClearButton?
  private var marks = SelectionMarks()
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
    text.editor = field
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
    marks.show(frames, color) { area.insertSubview($0, at: 0) }
  }
}

/// The clear button of a text field; the field stays the first responder.
final class FieldClearButton: UIButton {
  override var canBecomeFirstResponder: Bool { false }
}
