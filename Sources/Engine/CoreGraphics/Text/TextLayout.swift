package import Foundation

/// Text broken into lines and measured, ready to be drawn; Pango does the work.
///
/// Antialiasing is gray, nothing is hinted and no position is rounded, whatever the desktop's font settings and the
/// language of the environment say, so that the same text and fonts give the same pixels everywhere. It belongs to the
/// thread that made it. A paragraph that was laid out a short while ago is not laid out again.
package struct TextLayout: ~Copyable {
  /// A line and where it stands, in points from the upper left of the room.
  struct PlacedLine {
    let line: ParagraphLines.Line
    /// The index of its paragraph.
    let paragraph: Int
    /// Where it starts and its baseline.
    let x, baseline: Double
    let top, bottom: Double
  }

  /// The size of all lines together, indents included, in points.
  package let size: CGSize
  /// How many lines there are.
  package var lineCount: Int { lines.count }
  /// Whether something of the text is not shown: for want of width, lines or height, or because it is too long at all.
  package let isTruncated: Bool
  /// From the top to the first line's baseline, in points.
  package var firstBaseline: CGFloat { CGFloat(lines.first?.baseline ?? 0) }

  let text: AttributedText
  let layouts: [ParagraphLayout]
  let lines: [PlacedLine]

  /// `nil` where no font has a size that makes sense, or on a system without any font.
  ///
  /// - Parameters:
  ///   - text: What is laid out.
  ///   - width: The room for lines, in points; `nil` for as much as they need.
  ///   - height: The room for all lines, in points: what there is no room for is left out, but for the first line;
  ///     `nil` for no limit. Only text that is truncated is cut so.
  ///   - lineLimit: The most lines; 0 for any number.
  package init?(
    _ text: AttributedText,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    lineLimit: Int = 0
  ) {
    guard text.hasUsableFont else { return nil }
    let height = height.flatMap { $0.isFinite ? Double($0) : nil }
    var broken = BrokenText(width: width.flatMap { $0.isFinite ? max(Double($0), 0) : nil })
    guard broken.add(text, height: height, lineLimit: lineLimit > 0 ? lineLimit : nil) else {
      return nil
    }
    if let height, text.isTruncatedAnywhere {
      let fitting = max(broken.lines.prefix { $0.bottom <= height + 1 / 1024 }.count, 1)
      if fitting < broken.lines.count || (broken.isCut && fitting == broken.lines.count) {
        broken.giveBack()
        guard broken.add(text, height: nil, lineLimit: fitting) else { return nil }
      }
    }
    (self.text, layouts) = (text, broken.layouts)
    isTruncated = broken.isCut || text.isCut || broken.layouts.contains(where: \.isTruncated)
    size = CGSize(width: broken.textWidth, height: broken.lines.last?.bottom ?? 0)
    lines = broken.alignedLines(of: text)
  }

  deinit {
    let thread = TextThread.current
    for layout in layouts { thread.giveBack(layout) }
  }
}

extension AttributedText {
  fileprivate var hasUsableFont: Bool {
    paragraphs.contains { $0.runs.contains(where: \.attributes.font.isUsable) }
  }

  fileprivate var isTruncatedAnywhere: Bool {
    paragraphs.contains { $0.style.truncation != .none && $0.style.breaking != .never }
  }
}
