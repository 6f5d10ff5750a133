import CoreGraphics
import UIKit

/// One literal: its place, and its line with the value marked.
struct TuningRow {
  let literal: TunedLiteral
  /// Its line's number, in a scene of several files behind the file's name.
  let place: String
  let placeWidth: CGFloat
  let text: String
  let isChanged: Bool
  let edit: LineEditor?
  let isSelected: Bool
  let isFocused: Bool

  /// The width of the places of one file, in points.
  static let narrowPlace: CGFloat = 44
  /// The same for places with the file's name.
  static let widePlace: CGFloat = 150
  private static let gap: CGFloat = 8
  /// The smallest part of the row that is there for what is before the value.
  private static let share: CGFloat = 0.62

  func draw(in rect: CGRect) {
    let isStrong = isSelected && isFocused && edit == nil
    if isSelected {
      Ink.fill(rect, isStrong ? InspectorStyle.selection : InspectorStyle.quietSelection)
    } else if isChanged {
      Ink.fill(rect, InspectorStyle.differenceWash)
    }
    let soft = isStrong ? InspectorStyle.selectedText : InspectorStyle.softText
    let width = placeWidth - 4
    Ink.text(
      fitting(place, in: width - 8),
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
      isStrong ? InspectorStyle.selectedText : InspectorStyle.dimText,
      font: InspectorStyle.codeFont,
      align: .right
    )
    var x = rect.minX + placeWidth + Self.gap
    let end = rect.maxX - 12
    let font = InspectorStyle.codeFont
    let before = fitting(literal.before, in: (end - x) * Self.share)
    func put(_ text: String, _ color: UIColor) {
      let width = min(Ink.width(text, font: font) + 1, end - x)
      let box = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      Ink.text(text, in: box, color, font: font)
      x += width
    }
    put(before, soft)
    if let edit {
      let width = max(60, Ink.width(edit.text, font: font) + 20)
      let box = CGRect(
        x: x,
        y: rect.minY + 0.5,
        width: min(width, end - x),
        height: rect.height - 1
      )
      FieldInk.draw(edit, in: box, isTyping: true, font: font)
      x += box.width + 4
    } else {
      if isStrong {
        let width = min(Ink.width(text, font: font), end - x)
        Ink.fill(CGRect(x: x, y: rect.maxY - 3, width: width, height: 1), soft)
      }
      put(
        text,
        isStrong
          ? InspectorStyle.selectedText
          : isChanged ? InspectorStyle.difference : InspectorStyle.accent
      )
    }
    put(literal.after, soft)
  }

  /// The end of a text that has room, after "…" where that is not all of it.
  private func fitting(_ text: String, in width: CGFloat) -> String {
    let letter = max(1, Ink.width("mmmmmmmmmm", font: InspectorStyle.codeFont) / 10)
    let most = max(1, Int(width / letter))
    return text.count <= most ? text : "…" + text.suffix(max(0, most - 1))
  }
}
