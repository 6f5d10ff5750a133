/// A value that an attributed string can have as a font.
package protocol TextFontSource {
  var textFont: TextFont { get }
}

/// A value that an attributed string can have as a color.
package protocol TextColorSource {
  var textColor: CGColor { get }
}

/// A value that an attributed string can have as a paragraph's style.
package protocol TextParagraphStyleSource {
  var textParagraphStyle: TextParagraphStyle { get }
}

extension CGColor: TextColorSource {
  package var textColor: CGColor { self }
}

/// As the font of a text layer, which has a size of its own.
extension CGFont: TextFontSource {
  package var textFont: TextFont { textFont(size: 12) }
}
