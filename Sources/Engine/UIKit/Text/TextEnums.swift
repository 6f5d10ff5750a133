import CoreGraphics

/// How lines stand in their width.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides, but for a paragraph's last line.
  case justified
  /// Where the text's direction starts: by its first letter with a direction.
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

/// Where a line that is too long breaks, or what it loses.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It breaks between words; within one only where it is wider than the line.
  case byWordWrapping
  /// It breaks between characters.
  case byCharWrapping
  /// It runs on, up to the edge.
  case byClipping
  /// It loses its start.
  case byTruncatingHead
  /// It loses its end.
  case byTruncatingTail
  /// It loses its middle.
  case byTruncatingMiddle

  /// Where lines break, for text of one line and for text that may have more.
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

/// Which way text runs.
nonisolated public enum NSWritingDirection: Int, Sendable {
  /// By the first letter with a direction.
  case natural = -1
  /// From left to right, as Latin.
  case leftToRight = 0
  /// From right to left, as Arabic and Hebrew.
  case rightToLeft = 1

  var direction: TextParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// How lines under and through text are made; attributes take the `rawValue`.
///
/// Thick lines are drawn as single ones, and patterns as whole lines.
nonisolated public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The style's bits.
  public let rawValue: Int

  /// A style by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Made of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Made of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
