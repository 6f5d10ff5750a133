import CCairo

/// A paragraph's attributes as a Pango attribute list, which this value owns.
struct PangoAttributes: ~Copyable {
  let list: OpaquePointer
  private let baseColor: CGColor

  /// - Parameters:
  ///   - paragraph: The paragraph, whose runs have the attributes.
  ///   - ranges: The byte range of each run.
  ///   - text: The text of all runs together.
  init?(_ paragraph: AttributedText.Paragraph, _ ranges: [Range<Int>], text: String) {
    guard let list = pango_attr_list_new(), let first = paragraph.runs.first else { return nil }
    self.list = list
    baseColor = first.attributes.color
    for (run, range) in zip(paragraph.runs, ranges) {
      // The ellipsis at the end of a truncated paragraph has the attributes of its last run.
      let isLast = range.upperBound == text.utf8.count
      add(run.attributes, to: range.lowerBound..<(isLast ? Int(UInt32.max) : range.upperBound))
    }
    for span in ScriptLanguage.spans(in: text) {
      insert(pango_attr_language_new(span.language), span.range)
    }
  }

  deinit { pango_attr_list_unref(list) }

  private func add(_ looks: TextAttributes, to range: Range<Int>) {
    addFont(looks.font, to: range)
    addColors(looks, to: range)
    if looks.kern != 0 { insert(pango_attr_letter_spacing_new(PangoUnits.of(looks.kern)), range) }
    if looks.baselineOffset != 0 {
      insert(pango_attr_rise_new(PangoUnits.of(looks.baselineOffset)), range)
    }
    if looks.underline != .none {
      let kind = looks.underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
      insert(pango_attr_underline_new(kind), range)
      if let color = looks.underlineColor {
        insert(pango_attr_underline_color_new(color.word(0), color.word(1), color.word(2)), range)
      }
    }
    if looks.isStruckThrough {
      insert(pango_attr_strikethrough_new(1), range)
      if let color = looks.strikethroughColor {
        let (red, green, blue) = (color.word(0), color.word(1), color.word(2))
        insert(pango_attr_strikethrough_color_new(red, green, blue), range)
      }
    }
  }

  private func addFont(_ font: TextFont, to range: Range<Int>) {
    guard let description = font.makeDescription() else { return }
    defer { pango_font_description_free(description) }
    insert(pango_attr_font_desc_new(description), range)
    if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), range) }
  }

  private func addColors(_ looks: TextAttributes, to range: Range<Int>) {
    let isOutline = looks.hasStroke && looks.strokeWidth > 0
    if looks.color != baseColor || isOutline {
      let color = looks.color
      insert(pango_attr_foreground_new(color.word(0), color.word(1), color.word(2)), range)
      insert(pango_attr_foreground_alpha_new(isOutline ? 1 : color.alphaWord), range)
    }
    if let color = looks.background {
      insert(pango_attr_background_new(color.word(0), color.word(1), color.word(2)), range)
      insert(pango_attr_background_alpha_new(color.alphaWord), range)
    }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }
}

extension CGColor {
  /// A component in Pango's range: 0 … 65535.
  fileprivate func word(_ index: Int) -> UInt16 {
    let value = rgba[index]
    return UInt16((value > 0 ? min(value, 1) : 0) * 65_535)
  }

  /// The opacity; for Pango 0 means unset.
  fileprivate var alphaWord: UInt16 { max(word(3), 1) }
}
