import Foundation

/// What one thread lays text out with: its fonts, and the paragraphs that it laid out last.
final class TextThread {
  private static let key = "Pegbar.TextThread"
  /// Longer paragraphs are not kept.
  private static let greatestKeptLength = 4096
  /// As many paragraphs are kept.
  private static let capacity = 64

  private let fonts = FontThread.current
  private var kept: [AttributedText.Paragraph: KeptParagraph] = [:]
  private var uses = 0

  private struct KeptParagraph {
    let layout: ParagraphLayout
    let lastUse: Int
  }

  /// This thread's.
  static var current: TextThread {
    let storage = Thread.current.threadDictionary
    if let own = storage[key] as? TextThread { return own }
    let own = TextThread()
    storage[key] = own
    return own
  }

  // Layouts go before the fonts that they are made of.
  deinit { kept = [:] }

  /// A paragraph laid out, which nobody else has: one that was given back, or a new one.
  ///
  /// - Parameter paragraph: Its lines can be of any width yet.
  /// - Returns: `nil` without any font, or out of memory.
  func take(_ paragraph: AttributedText.Paragraph) -> ParagraphLayout? {
    if let index = kept.index(forKey: paragraph) { return kept.remove(at: index).value.layout }
    let world =
      paragraph.runs.contains { $0.attributes.font.isBundled } ? FontWorld.bundled : .system
    let isRightToLeft = paragraph.style.direction == .rightToLeft
    guard let context = fonts.context(of: world, isRightToLeft: isRightToLeft) else { return nil }
    return ParagraphLayout(paragraph, in: context)
  }

  /// Keeps a paragraph for whoever asks for the same one next.
  func giveBack(_ layout: ParagraphLayout) {
    guard layout.length <= Self.greatestKeptLength else { return }
    uses += 1
    kept[layout.paragraph] = KeptParagraph(layout: layout, lastUse: uses)
    guard kept.count > Self.capacity else { return }
    // The older half goes, so that this walk is rare.
    kept = kept.filter { $0.value.lastUse > uses - Self.capacity / 2 }
  }
}
