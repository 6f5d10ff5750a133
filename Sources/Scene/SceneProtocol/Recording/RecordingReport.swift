/// The messages from a recording scene's process to the command, each a line of JSON.
///
/// The command's answers are lines, too: each is the number of a slot that may be used again.
package enum RecordingReport: Codable, Equatable, Sendable {
  /// The scene has started: the size of its pictures, and their memory.
  case began(RecordingSurface)
  /// A frame that this process draws, or any frame of a recording without pictures.
  ///
  /// - Parameters:
  ///   - number: The frame's number from 0, hidden frames counted.
  ///   - slot: The slot with its pixels; `nil` when they equal those of the previous visible frame.
  ///   - isHidden: Whether it is left out of the recording.
  case frame(number: Int, slot: Int?, isHidden: Bool)
  /// An expectation of the tape is false; reported once, by the first process.
  case failure(String)
  /// A file was written that the tape asks for, such as a picture.
  case wrote(path: String)
  /// A golden picture was compared.
  case golden(name: String)
  /// A file cannot be written; nothing comes after it.
  case cannotWrite(path: String, reason: String)
  /// The captions and chapters of the recording, in order; reported once, by the first process, before its end.
  case texts([RecordedText])
  /// The tape has ended.
  ///
  /// - Parameter frames: The number of frames, hidden ones counted.
  case ended(frames: Int)
}

/// A text for the viewer, and when it is there.
package struct RecordedText: Codable, Equatable, Sendable {
  package var text: String
  /// Whether it is a chapter's title.
  package var isChapter: Bool
  /// The first of its frames, and the one after the last; frames of the recording, hidden ones not counted.
  package var begin, end: Int

  package init(_ text: String, isChapter: Bool, begin: Int, end: Int) {
    (self.text, self.isChapter, self.begin, self.end) = (text, isChapter, begin, end)
  }
}

/// Pictures in memory shared by two processes.
package struct RecordingSurface: Codable, Equatable, Sendable {
  /// The path by which the other process opens the memory.
  package var path: String
  /// The size of a picture, in pixels.
  package var width, height: Int
  /// The number of pictures that there is room for.
  package var slots: Int

  package init(path: String, width: Int, height: Int, slots: Int) {
    (self.path, self.width, self.height, self.slots) = (path, width, height, slots)
  }

  /// Pixels are four bytes: blue, green, red and alpha, premultiplied, row after row.
  package var bytesPerPicture: Int { width * height * 4 }
}
