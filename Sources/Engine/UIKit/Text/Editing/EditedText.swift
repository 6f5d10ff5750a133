import Foundation

/// One line of text with a selection, and its editing operations.
///
/// Offsets count UTF-16 units, as in `NSRange`, and are between grapheme clusters (Swift's `Character`): no key and no
/// click moves the caret into an emoji or an accented letter.
struct EditedText {
  private(set) var text = ""
  /// The text with attributes, if some were set.
  var styled: NSAttributedString?
  /// The attributes of text that is inserted next, if some were set: until the caret is moved.
  var typing: [NSAttributedString.Key: Any]?
  /// The fixed end of the selection, and the end that moves: the caret.
  private(set) var (anchor, head) = (0, 0)

  var length: Int { text.utf16.count }

  var selection: NSRange {
    NSRange(location: min(anchor, head), length: abs(anchor - head))
  }

  var hasSelection: Bool { anchor != head }

  var whole: NSRange { NSRange(location: 0, length: length) }

  /// Sets another text, with the caret at its end.
  mutating func set(_ text: String, styled: NSAttributedString? = nil) {
    (self.text, self.styled, typing) = (text, styled, nil)
    (anchor, head) = (length, length)
  }

  /// The characters of a range.
  func string(in range: NSRange) -> String {
    let range = clamped(range)
    return String(text[index(range.location)..<index(range.location + range.length)])
  }

  /// Replaces characters; the caret is then after the new ones.
  mutating func replace(_ range: NSRange, with string: String) {
    let range = clamped(range)
    let (start, end) = (range.location, range.location + range.length)
    let isTyped = typing != nil && !string.isEmpty
    if let styled = styled ?? (isTyped ? NSAttributedString(string: text) : nil) {
      let attributes = typing ?? Self.attributes(of: styled, inPlaceOf: range)
      // What is typed into a text that has become empty still looks like it.
      if range.length == styled.length, string.isEmpty { typing = attributes }
      self.styled = Self.replaced(styled, range, with: string, attributes)
    }
    text.replaceSubrange(index(start)..<index(end), with: string)
    // The inserted text may have combined with the character after it.
    let caret = boundary(atOrAfter: start + string.utf16.count)
    (anchor, head) = (caret, caret)
  }

  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - offset: The new position; one inside a character is moved to the next boundary.
  ///   - extends: Whether the selection is extended to it from its fixed end.
  mutating func moveCaret(to offset: Int, extends: Bool = false) {
    let old = selection
    head = boundary(atOrAfter: offset)
    if !extends { anchor = head }
    if selection != old { typing = nil }
  }

  /// Selects a range, with the caret at its end.
  mutating func select(_ range: NSRange) {
    select(from: range.location, to: range.location + range.length)
  }

  mutating func select(from anchor: Int, to head: Int) {
    let old = selection
    self.anchor = boundary(atOrBefore: min(anchor, head))
    self.head = boundary(atOrAfter: max(anchor, head))
    if anchor > head { swap(&self.anchor, &self.head) }
    if selection != old { typing = nil }
  }

  /// A range clamped to the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// The index for an offset in a text, or its end.
  func index(_ offset: Int) -> String.Index {
    String.Index(utf16Offset: min(max(offset, 0), length), in: text)
  }

  /// The attributes of text that is inserted: those that were set for it, or of the first character that it replaces,
  /// or else of the one before; empty for a text without attributes.
  var attributesOfInserted: [NSAttributedString.Key: Any] {
    typing ?? styled.map { Self.attributes(of: $0, inPlaceOf: selection) } ?? [:]
  }

  private static func attributes(
    of styled: NSAttributedString,
    inPlaceOf range: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard styled.length > 0 else { return [:] }
    let model = range.length > 0 ? range.location : range.location - 1
    return styled.attributes(at: max(model, 0), effectiveRange: nil)
  }

  private static func replaced(
    _ styled: NSAttributedString,
    _ range: NSRange,
    with string: String,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let end = range.location + range.length
    let whole = NSMutableAttributedString(string: "")
    whole.append(styled.attributedSubstring(from: NSRange(location: 0, length: range.location)))
    whole.append(NSAttributedString(string: string, attributes: attributes))
    let rest = NSRange(location: end, length: styled.length - end)
    whole.append(styled.attributedSubstring(from: rest))
    return whole
  }
}

extension EditedText {
  /// A text in one line: line ends and tabs become spaces, other control characters are removed.
  static func line(_ string: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
    let hasControls = string.unicodeScalars.contains { isControl($0) }
    guard hasControls else { return string }
    var kept = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      defer { last = scalar }
      guard isControl(scalar) else {
        kept.append(scalar)
        continue
      }
      // A carriage return with a line feed is one line end.
      let isSpace = CharacterSet.newlines.contains(scalar) || scalar == "\t"
      if isSpace, !(scalar == "\n" && last == "\r") { kept.append(" ") }
    }
    return String(kept)
  }

  /// The attributed text in one line; the attributes of removed characters are removed with them.
  static func line(_ string: NSAttributedString) -> NSAttributedString {
    let text = string.string
    guard Self.line(text) != text else { return string }
    let whole = NSMutableAttributedString(string: "")
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { own, range, _ in
      let part = string.attributedSubstring(from: range).string
      whole.append(NSAttributedString(string: Self.line(part), attributes: own))
    }
    return whole
  }
}
