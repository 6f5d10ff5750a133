import CCairo

/// One paragraph broken into lines by Pango: itemised, shaped and measured.
///
/// It remembers what it was last broken for, so that asking for the same again is free.
final class ParagraphLayout {
  /// A line, for as long as its paragraph is not broken anew; lengths in points.
  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    let width, ascent, descent: Double
    let isRightToLeft: Bool
  }

  /// What lines are broken for.
  struct Room: Equatable {
    /// `nil` for as much as they need.
    var width: Double?
    /// The most lines; `nil` for any number.
    var lineLimit: Int?
    /// Whether more paragraphs follow, which there is no room for.
    var isLastOfMany = false
  }

  let paragraph: AttributedText.Paragraph
  /// In bytes of UTF-8.
  let length: Int
  private(set) var lines: [Line] = []
  /// Whether something of the paragraph is not shown.
  private(set) var isTruncated = false
  private let layout: OpaquePointer
  private let text: String
  private let runEnds: [Int]
  private var room: Room?
  private var showsContinuation = false

  /// - Parameters:
  ///   - paragraph: What is laid out; its colours count only where they differ.
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
    (self.paragraph, self.text, length) = (paragraph, text, text.utf8.count)
    (self.layout, runEnds) = (layout, ranges.map(\.upperBound))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_attributes(layout, attributes.list)
    let style = paragraph.style
    pango_layout_set_auto_dir(layout, style.direction == .natural ? 1 : 0)
    pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    pango_layout_set_wrap(
      layout,
      style.breaking == .betweenCharacters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
    )
    setText(text)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Breaks the paragraph into lines, if it is not just so.
  func fit(_ room: Room) {
    guard room != self.room else { return }
    self.room = room
    breakLines(room, continues: false)
    // More follows what there is room for: the last line says so.
    if room.isLastOfMany, paragraph.style.truncation != .none, !isTruncated {
      breakLines(room, continues: true)
      isTruncated = true
    }
  }

  /// How many characters no font has.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// The run that the character at a byte belongs to.
  func run(at offset: Int) -> Int {
    min(runEnds.firstIndex { offset < $0 } ?? runEnds.count - 1, runEnds.count - 1)
  }

  /// What of the paragraph's own text a line shows, or stands for where it is cut short.
  func text(of line: Line) -> String {
    let start = Int(line.pointer.pointee.start_index)
    let end = min(start + Int(line.pointer.pointee.length), length)
    let bytes = text.utf8
    guard start < end else { return "" }
    let range =
      bytes.index(
        bytes.startIndex,
        offsetBy: start
      )..<bytes.index(
        bytes.startIndex,
        offsetBy: end
      )
    return String(text[range])
  }

  private func breakLines(_ room: Room, continues: Bool) {
    if continues != showsContinuation {
      showsContinuation = continues
      setText(continues ? text + "…" : text)
    }
    let style = paragraph.style
    let isBroken = style.breaking != .never
    if let width = room.width, isBroken || style.truncation != .none {
      let indents = style.indents
      let edge = min(indents.first, indents.other)
      let tail = indents.tail > 0 ? indents.tail - edge : width - edge + indents.tail
      pango_layout_set_width(layout, PangoUnits.of(max(tail, 0)))
      pango_layout_set_indent(layout, PangoUnits.of(indents.first - indents.other))
      let isLimited = !isBroken || room.lineLimit != nil
      pango_layout_set_ellipsize(layout, isLimited ? style.truncation.pango : PANGO_ELLIPSIZE_NONE)
      // Below zero: as many lines.
      pango_layout_set_height(layout, isBroken ? -Int32(clamping: room.lineLimit ?? 1) : -1)
    } else {
      pango_layout_set_width(layout, -1)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    }
    measureLines(limit: room.lineLimit)
  }

  private func measureLines(limit: Int?) {
    lines.removeAll(keepingCapacity: true)
    isTruncated = pango_layout_is_ellipsized(layout) != 0
    var item = pango_layout_get_lines_readonly(layout)
    while let list = item {
      item = list.pointee.next
      guard let data = list.pointee.data else { continue }
      guard lines.count < limit ?? .max else {
        isTruncated = true
        break
      }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      var box = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &box)
      lines.append(
        Line(
          pointer: line,
          width: PangoUnits.points(box.width),
          ascent: PangoUnits.points(-box.y),
          descent: PangoUnits.points(box.height + box.y),
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        )
      )
    }
  }

  private func setText(_ text: String) {
    // With the zero byte at the end that a string for C has: an empty one needs an address too.
    text.withCString { pango_layout_set_text(layout, $0, Int32(text.utf8.count)) }
  }
}

extension TextParagraphStyle {
  /// The indents that count.
  var indents: (first: Double, other: Double, tail: Double) {
    func usable(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return (
      max(usable(firstLineHeadIndent), 0), max(usable(headIndent), 0), usable(tailIndent)
    )
  }
}

extension TextParagraphStyle.Truncation {
  fileprivate var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }
}
