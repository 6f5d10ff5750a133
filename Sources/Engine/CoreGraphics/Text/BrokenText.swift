/// A text's paragraphs, one below the other, during layout.
struct BrokenText {
  let width: Double?
  private(set) var layouts: [ParagraphLayout] = []
  private(set) var lines: [TextLayout.PlacedLine] = []
  /// Whether paragraphs at the end are left out.
  private(set) var isCut = false

  init(width: Double?) { self.width = width }

  /// Lays out as much of a text as fits.
  ///
  /// - Parameters:
  ///   - text: The text; at least its first paragraph is laid out.
  ///   - height: The height, in points, below which nothing more is laid out; `nil` for no limit.
  ///   - lineLimit: The maximum number of lines; `nil` for any number.
  /// - Returns: Whether there was a font.
  mutating func add(_ text: AttributedText, height: Double?, lineLimit: Int?) -> Bool {
    let thread = TextThread.current
    for (index, paragraph) in text.paragraphs.enumerated() {
      let left = lineLimit.map { $0 - lines.count }
      if index > 0, left ?? 1 <= 0 || lines.last?.bottom ?? 0 > height ?? .infinity {
        isCut = true
        break
      }
      guard let layout = thread.take(paragraph.withoutCommonColor) else {
        giveBack()
        return false
      }
      layouts.append(layout)
      let isFollowed = index + 1 < text.paragraphs.count
      layout.fit(ParagraphLines.Room(width: width, lineLimit: left, isFollowed: isFollowed))
      place(layout, index, text)
    }
    return true
  }

  /// Returns the paragraphs to the cache.
  mutating func giveBack() {
    for layout in layouts { TextThread.current.giveBack(layout) }
    (layouts, lines, isCut) = ([], [], false)
  }

  /// The width of the widest line, including its indents.
  var textWidth: Double {
    zip(lines, lines.indices).reduce(0) { width, item in
      let (line, index) = item
      let indents = layouts[line.paragraph].paragraph.style.indents
      let tail = indents.tail < 0 ? -indents.tail : 0
      return max(width, head(of: index, indents) + line.line.width + tail)
    }
  }

  /// Places a paragraph's lines below those before.
  private mutating func place(_ layout: ParagraphLayout, _ index: Int, _ text: AttributedText) {
    let style = layout.paragraph.style
    var top = lines.last?.bottom ?? 0
    if index > 0 {
      let above = text.paragraphs[index - 1].style
      top += above.spacingAfter.orZero + style.spacingBefore.orZero + above.lineSpacing.orZero
    }
    for line in layout.lines {
      let height = style.height(of: line)
      // The difference between a line's height and that of its letters is above the letters.
      lines.append(
        TextLayout.PlacedLine(
          line: line,
          paragraph: index,
          x: 0,
          baseline: top + height - line.descent,
          top: top,
          bottom: top + height
        )
      )
      top += height + style.lineSpacing.orZero
    }
  }

  /// The lines aligned in the given width, or in that of the widest line.
  func alignedLines(of text: AttributedText) -> [TextLayout.PlacedLine] {
    let room = width ?? textWidth
    return lines.indices.map { index in
      let line = lines[index]
      let style = layouts[line.paragraph].paragraph.style
      let indents = style.indents
      let head = head(of: index, indents)
      let end = indents.tail > 0 ? indents.tail : room + indents.tail
      let isRightToLeft = line.line.isRightToLeft
      // From the side where the text starts.
      let spare = end - head - line.line.width
      let shift =
        switch style.alignment {
        case .natural, .justified: 0.0
        case .center: spare / 2
        case .left: isRightToLeft ? spare : 0
        case .right: isRightToLeft ? 0 : spare
        }
      let start = head + shift
      return TextLayout.PlacedLine(
        line: line.line,
        paragraph: line.paragraph,
        x: isRightToLeft ? room - start - line.line.width : start,
        baseline: line.baseline,
        top: line.top,
        bottom: line.bottom
      )
    }
  }

  /// The indent in front of a line.
  private func head(
    of index: Int,
    _ indents: (first: Double, other: Double, tail: Double)
  ) -> Double {
    let isFirst = index == 0 || lines[index - 1].paragraph != lines[index].paragraph
    return isFirst ? indents.first : indents.other
  }
}

extension AttributedText.Paragraph {
  /// The paragraph in black where all of it has one color: a change of color alone needs no new layout.
  fileprivate var withoutCommonColor: Self {
    guard let color = runs.first?.attributes.color,
      runs.allSatisfy({ $0.attributes.color == color })
    else { return self }
    var copy = self
    for index in copy.runs.indices { copy.runs[index].attributes.color = .black }
    return copy
  }
}

extension TextParagraphStyle {
  /// The height of a line.
  fileprivate func height(of line: ParagraphLines.Line) -> Double {
    var height = line.ascent + line.descent
    if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
    if minimumLineHeight > height, minimumLineHeight.isFinite { height = minimumLineHeight }
    if maximumLineHeight > 0, maximumLineHeight < height { height = maximumLineHeight }
    return height
  }
}

extension Double {
  /// The number, or 0 for one that is not a positive finite length.
  fileprivate var orZero: Double { isFinite && self > 0 ? self : 0 }
}
