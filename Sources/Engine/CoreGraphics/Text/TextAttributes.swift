/// How a run of characters looks; numbers that are not finite count as none.
package struct TextAttributes: Hashable, Sendable {
  package var font: TextFont
  /// The glyphs' color; emoji have their own.
  package var color: CGColor
  /// What is behind the run, over the whole height of its line; `nil` for nothing.
  package var background: CGColor?
  /// How much farther than usual a character is from those beside it, half to each side, in points; nothing is added at
  /// the ends of lines.
  package var kern = 0.0
  package var underline = Line.none
  /// `nil` for the glyphs' color.
  package var underlineColor: CGColor?
  /// Whether there is a line through the run.
  package var isStruckThrough = false
  /// `nil` for the glyphs' color.
  package var strikethroughColor: CGColor?
  /// How far the run is above the line's baseline, in points.
  package var baselineOffset = 0.0
  /// The color of the glyphs' outlines; `nil` for the glyphs' color.
  package var strokeColor: CGColor?
  /// The width of outlines in hundredths of the font's size: above zero only outlines are drawn, below it the
  /// glyphs as well, at zero no outlines.
  package var strokeWidth = 0.0

  package enum Line: Hashable, Sendable {
    case none, single, double
  }

  package init(font: TextFont, color: CGColor = .black) {
    (self.font, self.color) = (font, color)
  }

  /// Whether glyphs have outlines.
  var hasStroke: Bool { strokeWidth != 0 && strokeWidth.isFinite }
}
