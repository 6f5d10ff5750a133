import SceneProtocol
import TapeLanguage

/// The captions and chapters of a recording, frame by frame.
struct RecordedTexts {
  /// Those that were shown so far, in the order in which they began.
  private(set) var all: [RecordedText] = []
  /// The number of frames so far, hidden ones not counted.
  private var count = 0
  /// The texts of the last frame, and their places in `all`.
  private var shown: [Bool: (caption: TapeCaption, index: Int)] = [:]

  /// Takes the next frame of the tape.
  mutating func note(_ frame: TapeFrame) {
    guard !frame.isHidden else { return }
    for (caption, isChapter) in [(frame.chapter, true), (frame.caption, false)] {
      guard let caption else {
        shown[isChapter] = nil
        continue
      }
      // One of the same words that began at another time is another one.
      if let last = shown[isChapter], last.caption.text == caption.text,
        last.caption.begin == caption.begin
      {
        all[last.index].end = count + 1
      } else {
        shown[isChapter] = (caption, all.count)
        all.append(RecordedText(caption.text, isChapter: isChapter, begin: count, end: count + 1))
      }
    }
    count += 1
  }
}
