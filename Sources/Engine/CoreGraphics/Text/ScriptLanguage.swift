import CCairo

/// The languages that letters outside Latin stand for, which Pango takes from the environment unless they are given.
///
/// They choose between fonts, and between the forms of signs that languages write differently. Scripts are Unicode's
/// (`g_unichar_get_script`), and the language of each is the one that Pango names (`pango_script_get_sample_language`).
enum ScriptLanguage {
  /// The language of a range of a text's bytes.
  struct Span {
    /// Pango's language (`PangoLanguage`), which lives as long as the process.
    let language: OpaquePointer
    let range: Range<Int>
  }

  /// The language of all other letters.
  static let usual = "en"

  /// The ranges of a text with letters of other scripts.
  ///
  /// Chinese characters, and signs that East Asian scripts share, are Japanese in a paragraph with kana, Korean in one
  /// with Hangul, and else simplified Chinese. Marks, and signs that other scripts share, are as the letter before.
  static func spans(in text: String) -> [Span] {
    // Accented Latin letters have a first byte below this.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return [] }
    let han = pango_language_from_string(hanLanguage(in: text))
    var spans: [Span] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + scalar.utf8.count
      let before = spans.last.flatMap { $0.range.upperBound == offset ? $0 : nil }
      if let language = language(of: scalar.value, after: before?.language, han: han) {
        if let before, before.language == language {
          spans[spans.count - 1] = Span(language: language, range: before.range.lowerBound..<end)
        } else {
          spans.append(Span(language: language, range: offset..<end))
        }
      }
      offset = end
    }
    return spans
  }

  private static func hanLanguage(in text: String) -> String {
    var hasHangul = false
    for scalar in text.unicodeScalars {
      switch Int(g_unichar_get_script(scalar.value)) {
      case PEGBAR_SCRIPT_HIRAGANA, PEGBAR_SCRIPT_KATAKANA: return "ja"
      case PEGBAR_SCRIPT_HANGUL: hasHangul = true
      default: break
      }
    }
    return hasHangul ? "ko" : "zh-cn"
  }

  /// - Parameters:
  ///   - scalar: The character.
  ///   - before: The language of the character before it, unless that is the usual one.
  ///   - han: The language of Chinese characters.
  /// - Returns: `nil` for the usual language.
  private static func language(
    of scalar: UInt32,
    after before: OpaquePointer?,
    han: OpaquePointer?
  ) -> OpaquePointer? {
    let script = g_unichar_get_script(scalar)
    switch Int(script) {
    case PEGBAR_SCRIPT_LATIN: return nil
    case PEGBAR_SCRIPT_HAN: return han
    case PEGBAR_SCRIPT_INHERITED: return before
    case PEGBAR_SCRIPT_COMMON:
      switch scalar {
      case 0x370..<0x2000: return before
      case 0x2E80...0xFFEF: return han
      default: return nil
      }
    default: return pango_script_get_sample_language(script)
    }
  }
}
