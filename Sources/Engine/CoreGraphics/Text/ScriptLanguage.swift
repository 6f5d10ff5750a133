/// The languages that Pango assumes for letters outside Latin: without them it would use the environment's.
///
/// They choose between fonts, and between the variants of characters that languages write differently.
enum ScriptLanguage {
  /// The language of a range of a text's bytes.
  struct Span {
    let language: String
    let range: Range<Int>
  }

  /// The language of all other letters.
  static let usual = "en"

  /// The ranges of a text with letters of other scripts.
  ///
  /// Chinese characters are Japanese in a paragraph with kana, Korean in one with Hangul, and otherwise simplified
  /// Chinese.
  static func spans(in text: String) -> [Span] {
    // Accented Latin letters have a first byte below this.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return [] }
    let scalars = text.unicodeScalars
    let han =
      if scalars.contains(where: { (0x3041...0x30FF).contains($0.value) }) {
        "ja"
      } else if scalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
        "ko"
      } else {
        "zh-cn"
      }
    var spans: [Span] = []
    var offset = 0
    for scalar in scalars {
      let end = offset + scalar.utf8.count
      if let language = language(of: scalar.value, han: han) {
        if let last = spans.last, last.language == language, last.range.upperBound == offset {
          spans[spans.count - 1] = Span(language: language, range: last.range.lowerBound..<end)
        } else {
          spans.append(Span(language: language, range: offset..<end))
        }
      }
      offset = end
    }
    return spans
  }

  private static func language(of scalar: UInt32, han: String) -> String? {
    switch scalar {
    case 0x370...0x3FF, 0x1F00...0x1FFF: "el"
    case 0x400...0x52F: "ru"
    case 0x531...0x58F: "hy"
    case 0x591...0x5F4: "he"
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: "ar"
    case 0x900...0x97F: "hi"
    case 0x980...0x9FF: "bn"
    case 0xB80...0xBFF: "ta"
    case 0xE01...0xE5B: "th"
    case 0x10A0...0x10FF: "ka"
    case 0x1100...0x11FF, 0xAC00...0xD7A3: "ko"
    case 0x3041...0x30FF: "ja"
    case 0x2E80...0x303F, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: han
    default: nil
    }
  }
}
