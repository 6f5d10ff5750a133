import CoreGraphics
import UIKit

/// Draws a line of text that is typed, with its caret.
enum FieldInk {
  /// - Parameters:
  ///   - editor: The text.
  ///   - box: The field.
  ///   - placeholder: What is shown in an empty field.
  ///   - isTyping: Whether keys are typed into it.
  ///   - note: A text at its right end.
  ///   - font: The font of the text.
  static func draw(
    _ editor: LineEditor,
    in box: CGRect,
    placeholder: String = "",
    isTyping: Bool,
    note: String = "",
    font: UIFont = InspectorStyle.font
  ) {
    let edge = isTyping ? InspectorStyle.accent : InspectorStyle.line
    Ink.fill(box, radius: 4, edge)
    let thickness: CGFloat = isTyping ? 1.5 : 1
    Ink.fill(
      box.insetBy(dx: thickness, dy: thickness),
      radius: 3,
      InspectorStyle.background
    )
    let noteWidth = note.isEmpty ? 0 : Ink.width(note, font: InspectorStyle.smallFont) + 6
    var text = box.insetBy(dx: 7, dy: 1)
    text.size.width -= noteWidth
    if editor.isAllSelected, isTyping {
      let width = min(text.width, Ink.width(editor.text, font: font))
      Ink.fill(
        CGRect(x: text.minX, y: box.minY + 4, width: width, height: box.height - 8),
        InspectorStyle.quietSelection
      )
    }
    if editor.text.isEmpty {
      if !isTyping { Ink.text(placeholder, in: text, InspectorStyle.dimText, font: font) }
    } else {
      Ink.text(editor.text, in: text, font: font)
    }
    if isTyping, !editor.isAllSelected {
      let x = text.minX + min(text.width, Ink.width(editor.before, font: font))
      Ink.fill(CGRect(x: x, y: box.minY + 4, width: 1, height: box.height - 8), InspectorStyle.text)
    }
    Ink.text(
      note,
      in: CGRect(
        x: box.maxX - noteWidth - 7,
        y: box.minY,
        width: noteWidth + 2,
        height: box.height
      ),
      InspectorStyle.dimText,
      font: InspectorStyle.smallFont,
      align: .right
    )
  }
}
