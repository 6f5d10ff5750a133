import CCairo

extension TextFont {
  /// The family of a font in Pango's words: "DejaVu Sans" of "DejaVu Sans Bold 11".
  ///
  /// - Parameter description: Families, style and size.
  /// - Returns: The first family; `nil` where none is named.
  package static func family(of description: String) -> String? {
    let font = pango_font_description_from_string(description)
    defer { pango_font_description_free(font) }
    guard let families = pango_font_description_get_family(font) else { return nil }
    let first = String(cString: families).split(separator: ",").first?.trimmingPrefix(" ")
    return first.map(String.init)
  }

  /// The font as Pango asks for it; the caller owns it.
  func makeDescription() -> OpaquePointer? {
    guard let description = pango_font_description_new() else { return nil }
    // A zero byte would end the name, and so would a comma for Pango: one name is one family.
    let name = family.replacing("\0", with: "").replacing(",", with: " ")
    pango_font_description_set_family(description, name)
    pango_font_description_set_weight(description, Int32(min(max(weight, 100), 1000)))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    let size = isUsable ? size : 1
    pango_font_description_set_absolute_size(description, size * Double(PEGBAR_PANGO_SCALE))
    return description
  }
}
