package import Foundation

/// Text broken into lines and measured, ready to be drawn; Pango does the work.
///
/// Antialiasing is gray, nothing is hinted and no position is rounded, whatever the desktop's font settings and the
/// language of the environment are, so that the same text and fonts are the same pixels everywhere. It belongs to the
/// thread that made it. A paragraph that was laid out recently is taken from a cache.
package struct TextLayout: ~Copyable {
  /// A line and its position, in points from the upper left of the box.
  struct PlacedLine {
    let line: ParagraphLines.Line
    /// The index of its paragraph.
    let paragraph: Int
    /// The start of the line, and its baseline.
    let x, baseline: Double
    let top, bottom: Double
  }

  /// The size of all lines together, indents included, in points.
  package let size: CGSize
  /// The number of lines.
  package var lineCount: Int { lines.count }
  /// Whether something of the text is not shown: because width, lines or height are limited, or because it is too long.
  package let isTruncated: Bool
  /// The distance from the top to the first line's baseline, in points.
  package var firstBaseline: CGFloat { CGFloat(lines.first?.baseline ?? 0) }

  let text: AttributedText
  let layouts: [ParagraphLayout]
  let lines: [PlacedLine]

  /// `nil` where no font has a usable size, or on a system without any font.
  ///
  /// - Parameters:
  ///   - text: The text to lay out.
  ///   - width: The width of the box, in points; `nil` for as much as the lines need.
  ///   - height: The height of the box, in points: lines that do not fit are left out, except the first one; `nil` for
  ///     no limit. It applies only to text with a truncation mode.
  ///   - lineLimit: The maximum number of lines; 0 for any number.
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
