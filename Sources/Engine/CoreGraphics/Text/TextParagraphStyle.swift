/// How the lines of a paragraph break and are placed; lengths in points, and numbers that are not finite are ignored.
package struct TextParagraphStyle: Hashable, Sendable {
  /// The alignment of lines in their width.
  package var alignment = Alignment.natural
  /// Where lines that are too long break.
  package var breaking = Breaking.never
  /// What is truncated from the last line that fits, if it is too long or more lines would follow.
  ///
  /// The rest fills the line's width: beside the "…" there may be a gap of up to a character's width.
  package var truncation = Truncation.none
  /// The writing direction of text without a direction of its own.
  package var direction = Direction.natural
  /// The gap between two lines.
  package var lineSpacing = 0.0
  /// The factor of a line's natural height, applied first; values that are not above 0 leave it unchanged.
  package var lineHeightMultiple = 0.0
  /// The minimum height of a line.
  package var minimumLineHeight = 0.0
  /// The maximum height of a line; values that are not above 0 mean no limit.
  package var maximumLineHeight = 0.0
  /// The indent of the first line.
  package var firstLineHeadIndent = 0.0
  /// The indent of the other lines.
  package var headIndent = 0.0
  /// The end of lines: from their start if above 0, otherwise from the far edge.
  package var tailIndent = 0.0
  /// The gap above the paragraph, if it is not the first.
  package var spacingBefore = 0.0
  /// The gap below the paragraph, if it is not the last.
  package var spacingAfter = 0.0

  package enum Alignment: Hashable, Sendable {
    /// Where the paragraph's direction starts: by its first letter with a direction.
    case natural
    case left, center, right
    /// At both sides, except a paragraph's last line.
    case justified
  }

  package enum Breaking: Hashable, Sendable {
    case never
    /// Between words, and within one only where it is wider than the line.
    case betweenWords
    case betweenCharacters
  }

  package enum Truncation: Hashable, Sendable {
    case none, start, middle, end
  }

  package enum Direction: Hashable, Sendable {
    /// By the paragraph's first letter with a direction; from left to right without any.
    case natural
    case leftToRight, rightToLeft
  }

  package init(
    alignment: Alignment = .natural,
    breaking: Breaking = .never,
    truncation: Truncation = .none,
    direction: Direction = .natural
  ) {
    (self.alignment, self.breaking) = (alignment, breaking)
    (self.truncation, self.direction) = (truncation, direction)
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
