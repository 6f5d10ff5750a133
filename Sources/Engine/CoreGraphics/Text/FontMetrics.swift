import CCairo

/// The vertical metrics of a font, in points.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of lines.
  package let ascent: Double
  /// The distance from the baseline down to the bottom of lines.
  package let descent: Double
  /// The recommended gap between lines.
  package let leading: Double
  /// The height of capital letters.
  package let capHeight: Double
  /// The height of the letter x.
  package let xHeight: Double

  /// The metrics of the font for text in Latin letters; all zero for a size that cannot be drawn.
  package init(of font: TextFont) {
    self = FontThread.current.metrics(of: font) { FontMetrics(measuring: font) }
  }

  private init(measuring font: TextFont) {
    let world = font.isBundled ? FontWorld.bundled : .system
    guard font.isUsable, let context = FontThread.current.context(of: world),
      let description = font.makeDescription()
    else {
      (ascent, descent, leading, capHeight, xHeight) = (0, 0, 0, 0, 0)
      return
    }
    defer { pango_font_description_free(description) }
    let language = pango_language_from_string(ScriptLanguage.usual)
    let metrics = pango_context_get_metrics(context, description, language)
    defer { pango_font_metrics_unref(metrics) }
    let up = PangoUnits.points(pango_font_metrics_get_ascent(metrics))
    let down = PangoUnits.points(pango_font_metrics_get_descent(metrics))
    (ascent, descent) = (up, down)
    leading = max(PangoUnits.points(pango_font_metrics_get_height(metrics)) - up - down, 0)
    capHeight = Self.height(of: "H", description, context)
    xHeight = Self.height(of: "x", description, context)
  }

  private static func height(
    of letter: String,
    _ description: OpaquePointer,
    _ context: OpaquePointer
  ) -> Double {
    guard let layout = pango_layout_new(context) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return PangoUnits.points(ink.height)
  }
}
