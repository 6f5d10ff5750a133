import TapeLanguage

/// Texts for the viewer that follow each other: the one that is there, and the one before as long as it still goes.
nonisolated struct FadingText: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let text: String
    let begin: Double
    var end: Double?
    /// When it was taken away, if before its end.
    var leaving: Double?
  }

  /// In seconds.
  let fadeTime: Double
  /// In the order in which they came.
  private(set) var entries: [Entry] = []
  private var time = 0.0

  init(fadeTime: Double) { self.fadeTime = fadeTime }

  /// Takes what a frame tells.
  ///
  /// - Parameters:
  ///   - caption: `nil` for nothing.
  ///   - time: The frame's, in seconds.
  mutating func advance(to caption: TapeCaption?, at time: Double) {
    self.time = time
    if let caption, let last = entries.last, last.leaving == nil, last.text == caption.text,
      last.begin == caption.begin
    {
      entries[entries.count - 1].end = caption.end
    } else {
      if let last = entries.last, last.leaving == nil {
        entries[entries.count - 1].leaving = caption?.begin ?? time
      }
      if let caption {
        entries.append(Entry(text: caption.text, begin: caption.begin, end: caption.end))
      }
    }
    entries = entries.filter { $0.leaving == nil || opacity($0) > 0 }
    if entries.count > 2 { entries.removeFirst(entries.count - 2) }
  }

  /// How much of a text is seen, 0 … 1.
  ///
  /// What is there from the first frame on does not fade in: that frame is what a recording is known by.
  func opacity(_ entry: Entry) -> Double {
    let come = entry.begin <= 0 ? 1 : Ease.smooth((time - entry.begin) / fadeTime)
    let ending = entry.end.map { Ease.smooth(($0 - time) / fadeTime) } ?? 1
    let leaving = entry.leaving.map { Ease.smooth(1 - (time - $0) / fadeTime) } ?? 1
    return come * ending * leaving
  }

  /// Whether nothing of any is seen.
  var isClear: Bool { entries.allSatisfy { opacity($0) <= 0 } }
}
