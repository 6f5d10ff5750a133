/// The attributes of a run of characters; numbers that are not finite are ignored.
package struct TextAttributes: Hashable, Sendable {
  package var font: TextFont
  /// The color of the glyphs; emoji have their own.
  package var color: CGColor
  /// The color behind the run, over the whole height of its line; `nil` for none.
  package var background: CGColor?
  /// The additional distance between characters, half on each side of a character, in points; none is added at the ends
  /// of lines.
  package var kern = 0.0
  package var underline = Line.none
  /// The color of the underline; `nil` for the glyphs' color.
  package var underlineColor: CGColor?
  /// Whether there is a line through the run.
  package var isStruckThrough = false
  /// The color of the line through the run; `nil` for the glyphs' color.
  package var strikethroughColor: CGColor?
  /// The offset of the run above the line's baseline, in points.
  package var baselineOffset = 0.0
  /// The color of the glyphs' outlines; `nil` for the glyphs' color.
  package var strokeColor: CGColor?
  /// The width of outlines in percent of the font's size: above 0 only outlines are drawn, below 0 the glyphs as well,
  /// at 0 no outlines.
  package var strokeWidth = 0.0

  /// The shadow that the run casts; `nil` for none.
  package var shadow: TextShadow?

  package enum Line: Hashable, Sendable {
    case none, single, double
  }

  package init(font: TextFont, color: CGColor = .black) {
    (self.font, self.color) = (font, color)
  }

  /// Whether glyphs have outlines.
  var hasStroke: Bool { strokeWidth != 0 && strokeWidth.isFinite }
}
