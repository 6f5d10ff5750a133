import SceneProtocol

/// Shortens stretches of frames with one picture to a limit, and says which frame of the clip one of the scene is.
///
/// It sees pictures in the order of the clip, alone: so the cuts are the same for one process, for several, and for
/// parts that are joined.
struct IdleCuts {
  /// How many frames a picture is shown for at most, at least 1.
  private let limit: Int
  /// The frames of the scene that are left out, in order.
  private var cuts: [Range<Int>] = []
  /// The number of frames of the scene so far.
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// Takes the next stretch of frames with one picture.
  ///
  /// - Parameter frames: Its length in frames of the scene.
  /// - Returns: Its length in the clip.
  mutating func shorten(_ frames: Int) -> Int {
    let shown = min(frames, limit)
    if shown < frames { cuts.append(count + shown..<count + frames) }
    count += frames
    return shown
  }

  /// The frame of the clip that a frame of the scene is, or the next one that is there.
  func frame(_ frame: Int) -> Int {
    frame - cuts.reduce(0) { $0 + max(0, min(frame, $1.upperBound) - $1.lowerBound) }
  }

  /// Texts with their frames in the clip; those of which no frame is left are not among them.
  func texts(_ texts: [RecordedText]) -> [RecordedText] {
    texts.compactMap { text in
      var text = text
      (text.begin, text.end) = (frame(text.begin), frame(text.end))
      return text.begin < text.end ? text : nil
    }
  }
}
