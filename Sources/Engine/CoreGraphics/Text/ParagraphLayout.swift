import CCairo

/// One paragraph of a text: itemised, shaped and broken into lines by Pango.
///
/// It remembers the last two rooms that it was broken for, so that asking for the same again is free: text that is cut
/// to a height is laid out for two of them, first to see how many lines there is room for.
final class ParagraphLayout {
  let paragraph: AttributedText.Paragraph
  /// In bytes of UTF-8.
  let length: Int
  private let runEnds: [Int]
  /// For the last rooms, that of now first: one or two.
  private var broken: [ParagraphLines]

  /// - Parameters:
  ///   - paragraph: What is laid out; its colors count only where they differ.
  ///   - context: Of this thread.
  init?(_ paragraph: AttributedText.Paragraph, in context: OpaquePointer) {
    var (text, ranges): (String, [Range<Int>]) = ("", [])
    for run in paragraph.runs {
      let start = text.utf8.count
      text += run.text
      ranges.append(start..<text.utf8.count)
    }
    guard let attributes = PangoAttributes(paragraph, ranges, text: text),
      let font = paragraph.runs.first?.attributes.font.makeDescription(),
      let layout = pango_layout_new(context)
    else { return nil }
    defer { pango_font_description_free(font) }
    (self.paragraph, length) = (paragraph, text.utf8.count)
    (broken, runEnds) = ([ParagraphLines(layout, text)], ranges.map(\.upperBound))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_attributes(layout, attributes.list)
    let style = paragraph.style
    pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_wrap(
      layout,
      style.breaking == .betweenCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    )
  }

  var lines: [ParagraphLines.Line] { broken[0].lines }
  /// Whether something of the paragraph is not shown.
  var isTruncated: Bool { broken[0].isTruncated }

  /// Breaks the paragraph into lines, if it has not been for this room lately.
  func fit(_ room: ParagraphLines.Room) {
    if let known = broken.firstIndex(where: { $0.room == room }) {
      return broken.swapAt(0, known)
    }
    if broken.count == 2 {
      broken.swapAt(0, 1)
    } else if broken[0].room != nil {
      broken.insert(ParagraphLines(copying: broken[0]), at: 0)
    }
    broken[0].fit(room, paragraph.style)
  }

  /// The run that the character at a byte belongs to.
  func run(at offset: Int) -> Int {
    min(runEnds.firstIndex { offset < $0 } ?? runEnds.count - 1, runEnds.count - 1)
  }
}
