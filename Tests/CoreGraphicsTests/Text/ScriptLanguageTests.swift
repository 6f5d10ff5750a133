import CCairo
import Testing

@testable import CoreGraphics

/// Which language letters of other scripts than Latin are taken for, whatever the environment says.
struct `Languages of scripts` {
  @Test(arguments: [
    ("Hamburg, Köln", ""),
    ("αβγ и буквы", "el αβγ|ru и|ru буквы"),
    ("שלום", "he שלום"),
    // The comma is of several scripts, the mark of all.
    ("سلام، مَ", "ar سلام،|ar مَ"),
    ("हिन्दी।", "hi हिन्दी।"),
    ("తెలుగు ខ្មែរ ሰላም", "te తెలుగు|km ខ្មែរ|am ሰላም"),
    ("漢字。", "zh-cn 漢字。"),
    ("漢字とカー", "ja 漢字とカー"),
    ("漢字 한글", "ko 漢字|ko 한글"),
    ("「漢」a、", "zh-cn 「漢」|zh-cn 、"),
    ("e\u{301} и\u{301}", "ru и\u{301}"),
  ])
  func `are those of each run of letters`(_ text: String, _ expected: String) {
    let spans = ScriptLanguage.spans(in: text).map { span in
      let name = pango_language_to_string(span.language).map { String(cString: $0) } ?? "none"
      return "\(name) \(String(decoding: Array(text.utf8)[span.range], as: UTF8.self))"
    }
    #expect(spans.joined(separator: "|") == expected)
  }
}
