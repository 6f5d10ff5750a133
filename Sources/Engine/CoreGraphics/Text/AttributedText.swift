/// Text with attributes, as paragraphs of runs.
///
/// Text beyond `greatestLength` is left out, so that no text takes forever. Zero bytes and runs of a size that cannot
/// be drawn are left out too, as they show nothing.
package struct AttributedText: Hashable, Sendable {
  /// Characters with the same attributes.
  struct Run: Hashable, Sendable {
    var text: String
    var attributes: TextAttributes
  }

  /// The text between line ends: at least one run, which may be empty.
  struct Paragraph: Hashable, Sendable {
    var runs: [Run]
    var style: TextParagraphStyle
  }

  /// The maximum length shown, in bytes of UTF-8: about thirty printed pages.
  package static let greatestLength = 100_000

  private(set) var paragraphs: [Paragraph]
  /// Whether something was left out because the text is too long.
  package private(set) var isCut = false
  private var length = 0

  /// Text in one style.
  ///
  /// - Parameters:
  ///   - string: The text; each line end begins a paragraph.
  ///   - attributes: The attributes of the characters; for an empty text they determine the height of its line.
  ///   - style: The style of the paragraphs.
  package init(
    _ string: String = "",
    _ attributes: TextAttributes,
    _ style: TextParagraphStyle = TextParagraphStyle()
  ) {
    paragraphs = [Paragraph(runs: [Run(text: "", attributes: attributes)], style: style)]
    append(string, attributes, style)
  }

  /// Whether there is no character to be shown.
  package var isEmpty: Bool { length == 0 }

  /// Adds a run; a paragraph has the style of its first character.
  package mutating func append(
    _ string: String,
    _ attributes: TextAttributes,
    _ style: TextParagraphStyle
  ) {
    // A run that no font can show is left out.
    let string = attributes.font.isUsable ? allowed(part: string) : ""
    for (index, part) in Self.lines(of: string).enumerated() {
      if index > 0 { paragraphs.append(Paragraph(runs: [], style: style)) }
      let last = paragraphs.count - 1
      if paragraphs[last].isEmpty {
        paragraphs[last] = Paragraph(runs: [], style: style)
      } else if part.isEmpty {
        continue
      }
      paragraphs[last].runs.append(Run(text: part, attributes: attributes))
    }
  }

  /// The part of a string that still fits the maximum length, without characters that show nothing.
  private mutating func allowed(part string: String) -> String {
    var text = string
    if text.utf8.contains(0) { text = text.replacing("\0", with: "") }
    let room = Self.greatestLength - length
    let count = text.utf8.count
    if count > room {
      isCut = true
      var end = text.utf8.index(text.startIndex, offsetBy: room)
      while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
      text = String(text[..<end])
    }
    length += min(count, room)
    return text
  }

  /// The parts between line ends.
  private static func lines(of text: String) -> [String] {
    // Most texts are one line, which a test of bytes finds fastest: below 14, or the first of a separator's three.
    guard text.utf8.contains(where: { $0 < 14 || $0 == 0xE2 || $0 == 0xC2 }) else { return [text] }
    return text.split(omittingEmptySubsequences: false) { isLineEnd($0) }.map(
      String.init
    )
  }

  /// Whether a paragraph ends with a character.
  package static func isLineEnd(_ character: Character) -> Bool { lineEnds.contains(character) }

  private static let lineEnds: Set<Character> = ["\n", "\r", "\r\n", "\u{85}", "\u{2029}"]
}

extension AttributedText.Paragraph {
  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
