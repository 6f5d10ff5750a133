import CCairo

/// One paragraph of a text: itemized, shaped and broken into lines by Pango.
///
/// It caches the line breaks of the last two boxes, so that requesting them again is free: text that is truncated to a
/// height is laid out for two of them, first to count the lines that fit.
final class ParagraphLayout {
  let paragraph: AttributedText.Paragraph
  /// The length in bytes of UTF-8.
  let length: Int
  private let runEnds: [Int]
  /// The lines for the last boxes, the current one first: one or two.
  private var broken: [ParagraphLines]

  /// - Parameters:
  ///   - paragraph: The paragraph; its colors count only where they differ.
  ///   - context: The Pango context of this thread.
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

  /// Breaks the paragraph into lines, if the lines for this box are not in the cache.
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

  /// The index of the run that contains the character at a byte offset.
  func run(at offset: Int) -> Int {
    min(runEnds.firstIndex { offset < $0 } ?? runEnds.count - 1, runEnds.count - 1)
  }
}
