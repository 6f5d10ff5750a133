import TapeLanguage

/// Texts for the viewer that replace each other: the current one, and the previous one while it fades out.
nonisolated struct FadingText: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    let text: String
    let begin: Double
    var end: Double?
    /// When it was removed, in seconds, if before its end.
    var leaving: Double?
  }

  /// The duration of a fade, in seconds.
  let fadeTime: Double
  /// The texts, in the order in which they appeared.
  private(set) var entries: [Entry] = []
  private var time = 0.0

  init(fadeTime: Double) { self.fadeTime = fadeTime }

  /// Takes a frame's text.
  ///
  /// - Parameters:
  ///   - caption: The text at the frame; `nil` for none.
  ///   - time: The frame's time, in seconds.
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

  /// The opacity of a text, 0 … 1.
  ///
  /// A text that is there from the first frame on does not fade in: that frame is a recording's thumbnail.
  func opacity(_ entry: Entry) -> Double {
    let come = entry.begin <= 0 ? 1 : Ease.smooth((time - entry.begin) / fadeTime)
    let ending = entry.end.map { Ease.smooth(($0 - time) / fadeTime) } ?? 1
    let leaving = entry.leaving.map { Ease.smooth(1 - (time - $0) / fadeTime) } ?? 1
    return come * ending * leaving
  }

  /// Whether what is visible changes as time goes on.
  var isMoving: Bool {
    entries.contains {
      ($0.end != nil || $0.leaving != nil || opacity($0) < 1) && time <= ($0.end ?? time)
    }
  }

  /// Whether no text is visible.
  var isClear: Bool { entries.allSatisfy { opacity($0) <= 0 } }
}
