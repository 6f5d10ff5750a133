import CoreGraphics
import SceneProtocol
import UIKit

/// One line of the list of layers.
struct LayerRow {
  let node: InspectedTree.Node
  let isSelected: Bool
  /// Whether keys are the list's.
  let isFocused: Bool
  /// Whether the pointer is on it.
  let isPointed: Bool
  /// Whether others are compared with it.
  let isMarked: Bool
  /// Whether its sublayers are seen; `nil` without any.
  let isOpen: Bool?
  let isMatch: Bool

  /// The width of the triangle before it, in points.
  static let triangle: CGFloat = 14
  private static let step: CGFloat = 12
  private static let deepest = 14
  private static let eyeWidth: CGFloat = 30

  /// Where a line begins: what is deeper than the list is wide begins no further to the right.
  static func indent(_ depth: Int) -> CGFloat { 4 + CGFloat(min(depth, deepest)) * step }

  /// Where the sign of a hidden layer is, in a list of a width.
  static func eye(in width: CGFloat) -> Range<CGFloat> { width - eyeWidth - 8..<width - 8 }

  /// Where the word is that marks a layer under the pointer, in a list of a width.
  static func mark(in width: CGFloat) -> Range<CGFloat> {
    width - eyeWidth - 46..<width - eyeWidth - 8
  }

  func draw(in rect: CGRect) {
    let isStrong = isSelected && isFocused
    if isSelected {
      Ink.fill(rect, isStrong ? InspectorStyle.selection : InspectorStyle.quietSelection)
    }
    let isFaint = !isMatch || isUnseen
    let main =
      isStrong
      ? InspectorStyle.selectedText : isFaint ? InspectorStyle.dimText : InspectorStyle.text
    let soft = isStrong ? InspectorStyle.selectedText : InspectorStyle.dimText
    var x = rect.minX + Self.indent(node.depth)
    if let isOpen {
      Ink.disclosure(
        in: CGRect(x: x, y: rect.minY, width: Self.triangle, height: rect.height),
        isOpen: isOpen,
        soft
      )
    }
    x += Self.triangle + 1
    let eye = Self.eye(in: rect.width)
    var end = eye.lowerBound
    drawSign(
      in: CGRect(x: eye.lowerBound, y: rect.minY, width: Self.eyeWidth, height: rect.height),
      soft
    )
    if isPointed || isMarked {
      let room = Self.mark(in: rect.width)
      end = room.lowerBound
      let color = isStrong ? soft : isMarked ? InspectorStyle.difference : InspectorStyle.accent
      Ink.text(
        isMarked ? "marked" : "mark",
        in: CGRect(x: end, y: rect.minY, width: room.upperBound - end, height: rect.height),
        color,
        font: InspectorStyle.smallFont,
        align: .right
      )
    }
    let size = node.shownSize
    let sizeWidth = Ink.width(size, font: InspectorStyle.smallFont)
    if end - x - sizeWidth > 90 {
      end -= sizeWidth
      Ink.text(
        size,
        in: CGRect(x: end, y: rect.minY, width: sizeWidth + 2, height: rect.height),
        soft,
        font: InspectorStyle.smallFont
      )
      end -= 8
    }
    func put(_ text: String, _ color: UIColor, font: UIFont) {
      let width = min(Ink.width(text, font: font) + 1, end - x)
      guard width > 8 else { return }
      Ink.text(
        text,
        in: CGRect(x: x, y: rect.minY, width: width, height: rect.height),
        color,
        font: font
      )
      x += width + 6
    }
    put(node.shownClass, main, font: InspectorStyle.font)
    if node.isNamed {
      put(
        node.shownName,
        isStrong || isFaint ? main : InspectorStyle.accent,
        font: InspectorStyle.boldFont
      )
    }
    if let text = node.text, !text.isEmpty { put("“\(text)”", soft, font: InspectorStyle.font) }
    if let controller = node.controller { put(controller, soft, font: InspectorStyle.smallFont) }
    if node.flags.contains(.isMask) { put("mask", soft, font: InspectorStyle.smallFont) }
  }

  private var isUnseen: Bool {
    !node.flags.isDisjoint(with: [.isHidden, .isTransparent, .isHiddenByInspector])
  }

  /// A dot for one that moves; "off" for one that is hidden, in color if the inspector does it.
  private func drawSign(in box: CGRect, _ color: UIColor) {
    if isPointed {
      let isOff = node.flags.contains(.isHiddenByInspector)
      Ink.text(
        isOff ? "show" : "hide",
        in: box,
        isSelected && isFocused ? InspectorStyle.selectedText : InspectorStyle.accent,
        font: InspectorStyle.smallFont,
        align: .right
      )
    } else if !node.flags.isDisjoint(with: [.isHidden, .isHiddenByInspector]) {
      let isOurs = node.flags.contains(.isHiddenByInspector)
      Ink.text(
        "off",
        in: box,
        isOurs && !(isSelected && isFocused) ? InspectorStyle.difference : color,
        font: InspectorStyle.smallFont,
        align: .right
      )
    } else if node.flags.contains(.isAnimating) {
      Ink.fill(
        CGRect(x: box.maxX - 9, y: box.midY - 3.5, width: 7, height: 7),
        radius: 3.5,
        isSelected && isFocused ? InspectorStyle.selectedText : InspectorStyle.difference
      )
    }
  }
}
