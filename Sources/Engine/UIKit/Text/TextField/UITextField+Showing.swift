import CoreGraphics
import Foundation
import QuartzCore

/// The visible content of a text field: its text, the selection, and the caret.
extension UITextField {
  /// Changes the attributes of the text.
  func changeLooks(_ change: (inout LabelText) -> Void) {
    change(&looks)
    looks.minimumScale = minimumFontSize / max(looks.font.pointSize, 1)
    // An attributed text gets the new attributes too.
    if edited.styled != nil, !isSecureTextEntry { edited.styled = looks.attributed }
    textDidChangeLooks()
  }

  func changeHint(_ change: (inout LabelText) -> Void) {
    change(&hint)
    textDidChangeLooks()
  }

  private func textDidChangeLooks() {
    takeText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    showText()
  }

  /// The text in readable form: bullets for a secure one.
  package var readableText: String {
    isSecureTextEntry
      ? String(repeating: FieldLine.bullet, count: edited.text.count) : edited.text
  }

  /// Shows the edited text from now on.
  func takeText() {
    if isSecureTextEntry {
      looks.setText(readableText)
    } else if let styled = edited.styled {
      looks.setAttributed(styled)
    } else {
      looks.setText(edited.text)
    }
    parts.knownLine = nil
  }

  /// The edited line, laid out on first access; `nil` for an empty one.
  private var line: FieldLine? {
    if let known = parts.knownLine { return known }
    let line = FieldLine(looks, of: edited, isSecure: isSecureTextEntry)
    parts.knownLine = .some(line)
    return line
  }

  /// Shows the text, the selection and the caret at their current positions.
  func showText() {
    let frame = textFrame
    parts.area.frame = frame
    parts.text.frame = CGRect(origin: .zero, size: frame.size)
    scrollToCaret()
    parts.text.setNeedsDisplay()
    let isSelected = isEditing && edited.hasSelection
    parts.mark(isSelected ? selectionFrames : [], ControlStyle.selectionColor(tintColor))
    parts.caret.view.backgroundColor = tintColor
    guard isEditing else { return }
    let place = caretFrame(atOffset: edited.head)
    parts.caret.view.frame = place.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// Restarts the blinking of the caret, if it is shown.
  func restartCaret() {
    if isEditing, !edited.hasSelection, isEnabled, !isWithoutKeyboard {
      parts.caret.begin()
    } else {
      parts.caret.stop()
    }
  }

  /// Whether the window has lost the keyboard focus.
  private var isWithoutKeyboard: Bool { window?.base.hasLostKeyboard ?? false }

  /// Draws the text or the placeholder, in a context whose origin is that of the area.
  func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -parts.area.frame.minX, y: -parts.area.frame.minY)
    if hasText {
      drawText(in: textFrame)
    } else {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  func drawUsualText(in rect: CGRect) {
    guard isEditing else { return draw(looks, in: rect) }
    guard let line, let context = UIGraphicsGetCurrentContext() else { return }
    let top = top(ofLine: line.size.height, in: rect)
    line.draw(in: context, at: CGPoint(x: rect.minX + lineStart(in: rect.width), y: top))
  }

  func draw(_ text: LabelText, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let layout = text.layout(in: rect.size, lineLimit: 1)
    else { return }
    let top = top(ofLine: layout.size.height, in: rect)
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: top))
  }
}

/// The layout of the line during editing.
extension UITextField {
  /// The start of the line in a width: aligned if it fits, else scrolled.
  private func lineStart(in width: CGFloat) -> CGFloat {
    let spare = width - (line?.size.width ?? 0)
    guard spare < 0 else { return spare * alignmentShare }
    return -parts.scroll
  }

  /// The fraction of the spare width that is before the line.
  private var alignmentShare: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: isLineRightToLeft ? 1 : 0
    }
  }

  /// Scrolls a line that is too long so that the caret is visible, and no space is left empty.
  private func scrollToCaret() {
    let width = parts.area.bounds.width
    guard isEditing, let line, line.size.width > width else {
      parts.scroll = 0
      return
    }
    let x = line.x(at: edited.head)
    let room = max(width - ControlStyle.caretWidth, 0)
    if x - parts.scroll > room { parts.scroll = x - room }
    if x < parts.scroll { parts.scroll = x }
    let most = line.size.width + ControlStyle.caretWidth - width
    // Whole pixels, so that letters keep their shapes.
    parts.scroll = min(max(parts.scroll, 0), most).rounded(.up)
  }

  /// The frame of a caret at an offset, in the field's coordinates.
  func caretFrame(atOffset offset: Int) -> CGRect {
    let rect = textFrame
    let x = lineStart(in: rect.width) + (line?.x(at: offset) ?? 0)
    let most = max(rect.width - ControlStyle.caretWidth, 0)
    let height = min(lineHeight, rect.height)
    let scale = layer.contentsScale
    return CGRect(
      x: rect.minX + (min(max(x, 0), most) * scale).rounded() / scale,
      y: top(ofLine: lineHeight, in: rect),
      width: ControlStyle.caretWidth,
      height: height
    )
  }

  /// Whether the text as a whole runs from right to left.
  var isLineRightToLeft: Bool { line?.isRightToLeft == true }

  private var lineHeight: CGFloat { (line?.size.height ?? looks.font.lineHeight).rounded() }

  /// The offset of the boundary between characters that is nearest to a point, in the field's coordinates.
  func offset(at point: CGPoint) -> Int {
    let rect = textFrame
    return line?.offset(at: point.x - rect.minX - lineStart(in: rect.width)) ?? 0
  }

  /// The frames of characters, in the field's coordinates.
  func frames(of range: NSRange) -> [CGRect] {
    let rect = textFrame
    let start = rect.minX + lineStart(in: rect.width)
    let top = top(ofLine: lineHeight, in: rect)
    return (line?.spans(of: range) ?? []).map {
      CGRect(
        x: start + CGFloat($0.lowerBound),
        y: top,
        width: CGFloat($0.upperBound - $0.lowerBound),
        height: min(lineHeight, rect.height)
      )
    }
  }

  private var selectionFrames: [CGRect] {
    let origin = textFrame.origin
    return frames(of: edited.selection).map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}
