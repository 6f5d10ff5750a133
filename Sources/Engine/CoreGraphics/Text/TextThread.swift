import Foundation

/// What one thread lays text out with: its fonts, and the paragraphs that it laid out last.
final class TextThread {
  private static let key = "Pegbar.TextThread"
  /// The maximum length of cached paragraphs, in bytes.
  private static let greatestKeptLength = 4096
  /// The maximum number of cached paragraphs.
  private static let capacity = 64

  private let fonts = FontThread.current
  private var kept: [AttributedText.Paragraph: KeptParagraph] = [:]
  private var uses = 0

  private struct KeptParagraph {
    let layout: ParagraphLayout
    let lastUse: Int
  }

  /// The state of this thread.
  static var current: TextThread {
    let storage = Thread.current.threadDictionary
    if let own = storage[key] as? TextThread { return own }
    let own = TextThread()
    storage[key] = own
    return own
  }

  // Layouts go before the fonts that they are made of.
  deinit { kept = [:] }

  /// Takes a paragraph's layout out of the cache, so that the caller owns it, or makes a new one.
  ///
  /// - Parameter paragraph: The paragraph; its lines may be broken for any width.
  /// - Returns: `nil` without any font, or out of memory.
  func take(_ paragraph: AttributedText.Paragraph) -> ParagraphLayout? {
    if let index = kept.index(forKey: paragraph) { return kept.remove(at: index).value.layout }
    let world =
      paragraph.runs.contains { $0.attributes.font.isBundled } ? FontWorld.bundled : .system
    let isRightToLeft = paragraph.style.direction == .rightToLeft
    guard let context = fonts.context(of: world, isRightToLeft: isRightToLeft) else { return nil }
    return ParagraphLayout(paragraph, in: context)
  }

  /// Returns a paragraph's layout to the cache.
  func giveBack(_ layout: ParagraphLayout) {
    guard layout.length <= Self.greatestKeptLength else { return }
    uses += 1
    kept[layout.paragraph] = KeptParagraph(layout: layout, lastUse: uses)
    guard kept.count > Self.capacity else { return }
    // The least recently used half is dropped at once, so that this pass is rare.
    kept = kept.filter { $0.value.lastUse > uses - Self.capacity / 2 }
  }
}
