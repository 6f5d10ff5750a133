import CCairo

/// A paragraph broken into lines for one box, and measured.
final class ParagraphLines {
  /// A line, valid until its paragraph is broken again; lengths in points.
  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    let width, ascent, descent: Double
    let isRightToLeft: Bool
  }

  /// The box that lines are broken for.
  struct Room: Equatable {
    /// The width in points; `nil` for as much as they need.
    var width: Double?
    /// The maximum number of lines; `nil` for any number.
    var lineLimit: Int?
    /// Whether more paragraphs follow, which do not fit if this one has the maximum number of lines.
    var isFollowed = false
  }

  private(set) var lines: [Line] = []
  /// Whether something of the paragraph is not shown.
  private(set) var isTruncated = false
  /// The box that it is broken for; `nil` before the first time.
  private(set) var room: Room?
  /// The Pango layout, which this object owns.
  let layout: OpaquePointer
  private let text: String
  private var showsContinuation = false

  /// Takes ownership of a layout that has everything except its text.
  init(_ layout: OpaquePointer, _ text: String) {
    (self.layout, self.text) = (layout, text)
    setText(text)
  }

  /// A copy of the same paragraph for another box (`pango_layout_copy`).
  convenience init(copying other: ParagraphLines) {
    self.init(pango_layout_copy(other.layout), other.text)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Breaks the paragraph into lines.
  func fit(_ room: Room, _ style: TextParagraphStyle) {
    self.room = room
    breakLines(room, style, continues: false)
    // More text follows that does not fit: the last line gets an ellipsis.
    guard room.isFollowed, lines.count == room.lineLimit, style.truncation != .none, !isTruncated
    else { return }
    breakLines(room, style, continues: true)
    isTruncated = true
  }

  private func breakLines(_ room: Room, _ style: TextParagraphStyle, continues: Bool) {
    if continues != showsContinuation {
      showsContinuation = continues
      setText(continues ? text + "…" : text)
    }
    let isBroken = style.breaking != .never
    if let width = room.width, isBroken || style.truncation != .none {
      let indents = style.indents
      let edge = min(indents.first, indents.other)
      let tail = indents.tail > 0 ? indents.tail - edge : width - edge + indents.tail
      pango_layout_set_width(layout, PangoUnits.of(max(tail, 0)))
      pango_layout_set_indent(layout, PangoUnits.of(indents.first - indents.other))
      let isLimited = !isBroken || room.lineLimit != nil
      pango_layout_set_ellipsize(layout, isLimited ? style.truncation.pango : PANGO_ELLIPSIZE_NONE)
      // A negative height is a number of lines.
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
    // With the terminating zero byte of a C string: an empty one needs an address too.
    text.withCString { pango_layout_set_text(layout, $0, Int32(text.utf8.count)) }
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
