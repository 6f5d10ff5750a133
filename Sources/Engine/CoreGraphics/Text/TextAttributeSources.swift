package import Foundation

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

/// A value that an attributed string can have as a shadow.
package protocol TextShadowSource {
  var textShadow: TextShadow? { get }
}

/// A shadow that text casts.
package struct TextShadow: Hashable, Sendable {
  /// The offset, in points right and down.
  package var offset: CGSize
  /// Twice the standard deviation of the blur, in points.
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}
