import CoreGraphics
import Foundation

extension CATextLayer {
  /// Whether there is a text to draw.
  var hasText: Bool {
    switch string {
    case let text as String: !text.isEmpty && foregroundColor != nil
    case let text as NSAttributedString: text.length > 0
    default: false
    }
  }

  /// Draws the text in the layer's bounds, its first line at the top.
  func drawText(in context: CGContext) {
    guard hasText, !bounds.isEmpty else { return }
    let isTruncated = truncationMode.truncation != .none
    guard
      let layout = TextLayout(
        styledText,
        width: bounds.width,
        height: isWrapped && isTruncated ? bounds.height : nil
      )
    else {
      let problem = "cannot be drawn at size \(fontSize): no usable font"
      return EngineReport.report(self, "string", problem)
    }
    context.saveGState()
    // Text begins at the top, which is the greatest y where y runs up.
    if context.ctm.d > 0 {
      context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    layout.draw(in: context, at: bounds.origin)
    context.restoreGState()
  }

  private var styledText: AttributedText {
    let style = TextParagraphStyle(
      alignment: alignmentMode.alignment,
      breaking: isWrapped ? .betweenWords : .never,
      truncation: truncationMode.truncation
    )
    guard let attributed = string as? NSAttributedString else {
      let looks = TextAttributes(font: textFont, color: foregroundColor ?? .clear)
      return AttributedText(string as? String ?? "", looks, style)
    }
    let usual = TextAttributes(font: .nearest(to: Self.usualFont, size: 12))
    return AttributedText(attributed, usual: usual, style) { own in
      // The layer's wrapping and truncation replace the text's own; its alignment does unless it is `.natural`.
      var style = own
      (style.breaking, style.truncation) = (
        isWrapped ? .betweenWords : .never, truncationMode.truncation
      )
      if alignmentMode != .natural { style.alignment = alignmentMode.alignment }
      return style
    }
  }

  /// The layer's font in its size.
  private var textFont: TextFont {
    switch font {
    case let source as any TextFontSource:
      var font = source.textFont
      font.size = Double(fontSize)
      return font
    case let name as String: return .nearest(to: name, size: Double(fontSize))
    default: return .nearest(to: Self.usualFont, size: Double(fontSize))
    }
  }
}
