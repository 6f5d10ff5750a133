import CoreGraphics

/// The alignment of lines in their width.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Left-aligned.
  case left
  /// Centered.
  case center
  /// Right-aligned.
  case right
  /// Justified, except for a paragraph's last line.
  case justified
  /// At the start of the text's direction, which is that of its first letter with a direction.
  case natural

  var alignment: TextParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// How a line that is too long breaks or is truncated.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Breaks between words; within a word only if it is wider than the line.
  case byWordWrapping
  /// Breaks between characters.
  case byCharWrapping
  /// Is clipped at the edge.
  case byClipping
  /// Is truncated at its start.
  case byTruncatingHead
  /// Is truncated at its end.
  case byTruncatingTail
  /// Is truncated in its middle.
  case byTruncatingMiddle

  /// How lines break, for text of one line and for text of several lines.
  func breaking(hasOneLine: Bool) -> TextParagraphStyle.Breaking {
    switch self {
    case .byWordWrapping: .betweenWords
    case .byCharWrapping: .betweenCharacters
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      hasOneLine ? .never : .betweenWords
    }
  }

  var truncation: TextParagraphStyle.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .start
    case .byTruncatingTail: .end
    case .byTruncatingMiddle: .middle
    }
  }
}

/// The writing direction of text.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter with one.
  case natural = -1
  /// From left to right, as in Latin.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1

  var direction: TextParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// The style of underlines and strikethrough lines; attributes use the `rawValue`.
///
/// Thick lines are drawn as single ones, and patterns as solid lines.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// A style with these raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dotted.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashed.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
