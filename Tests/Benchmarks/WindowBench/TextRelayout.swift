import CoreGraphics
import Foundation
import UIKit

/// The cost of a new layout of a paragraph of 400 glyphs: for another width, and with another word.
enum TextRelayout {
  static let key = "T1"
  private static let glyphs = 400
  private static let target = 1.0

  static func measure(frames: Int) {
    let words = "the quick brown fox jumps over a lazy dog and runs "
    let text = String(String(repeating: words, count: 9).prefix(glyphs))
    var lines = lineCount(of: text, width: 300)
    let width = time(frames) { lines += lineCount(of: text, width: 300 + CGFloat($0 % 97)) }
    let start = text.index(text.startIndex, offsetBy: 200)
    let word = time(frames) {
      let changed = text[..<start] + "\($0 + 10_000)" + text[text.index(start, offsetBy: 5)...]
      lines += lineCount(of: String(changed), width: 300)
    }
    let slower = max(width, word)
    Row.report(
      "\(key) relayout of \(glyphs) glyphs",
      slower,
      "ms CPU",
      target: target,
      isOk: slower <= target && lines > frames
    )
  }

  private static func lineCount(of text: String, width: CGFloat) -> Int {
    let looks = TextAttributes(font: TextFont(size: 14))
    let style = TextParagraphStyle(breaking: .betweenWords)
    return TextLayout(AttributedText(text, looks, style), width: width)?.lineCount ?? 0
  }

  /// Milliseconds a call.
  private static func time(_ count: Int, _ call: (Int) -> Void) -> Double {
    let start = processTime()
    for index in 0..<count { call(index) }
    return (processTime() - start) * 1000 / Double(max(count, 1))
  }
}
