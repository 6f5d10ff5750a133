/// How the lines of a paragraph break and stand; lengths in points, those that are not finite count as none.
package struct TextParagraphStyle: Hashable, Sendable {
  /// Where lines stand in their width.
  package var alignment = Alignment.natural
  /// Where lines that are too long break.
  package var breaking = Breaking.never
  /// What the last line that there is room for loses, if it is too long or more lines would follow.
  ///
  /// The rest fills the line's width: beside the "…" there is up to a character's width of room.
  package var truncation = Truncation.none
  /// Which way text runs that says nothing about it.
  package var direction = Direction.natural
  /// Room between two lines.
  package var lineSpacing = 0.0
  /// A line's own height is multiplied by it first; not above zero: it stays.
  package var lineHeightMultiple = 0.0
  /// No line is lower.
  package var minimumLineHeight = 0.0
  /// No line is higher; not above zero: no limit.
  package var maximumLineHeight = 0.0
  /// Room in front of the first line.
  package var firstLineHeadIndent = 0.0
  /// Room in front of the other lines.
  package var headIndent = 0.0
  /// Where lines end: from where they start if above zero, else from the far edge.
  package var tailIndent = 0.0
  /// Room above the paragraph, if it is not the first.
  package var spacingBefore = 0.0
  /// Room below the paragraph, if it is not the last.
  package var spacingAfter = 0.0

  package enum Alignment: Hashable, Sendable {
    /// Where the paragraph's direction starts: by its first letter with a direction.
    case natural
    case left, center, right
    /// At both sides, but for a paragraph's last line.
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
