/// What a scene's process that records tells the command, each a line of JSON.
///
/// The command answers with lines, too: each is the number of a slot that may be used again.
package enum RecordingReport: Codable, Equatable, Sendable {
  /// The scene is there: how large its pictures are, and where.
  case began(RecordingSurface)
  /// A frame that is this process's to draw.
  ///
  /// - Parameters:
  ///   - number: From 0, hidden ones counted.
  ///   - slot: Where its pixels are; `nil` when they are those of the frame that was seen before it.
  ///   - isHidden: Whether it is left out.
  case frame(number: Int, slot: Int?, isHidden: Bool)
  /// Something that the tape expects is not so; told once, by the first process.
  case failure(String)
  /// Something was written that the tape asks for, such as a picture.
  case wrote(path: String)
  /// A golden was looked at.
  case golden(name: String)
  /// A file cannot be written; nothing comes after it.
  case cannotWrite(path: String, reason: String)
  /// The tape is over.
  ///
  /// - Parameter frames: How many there were, hidden ones counted.
  case ended(frames: Int)
}

/// Pictures in memory that two processes share.
package struct RecordingSurface: Codable, Equatable, Sendable {
  /// By what the other process opens the memory.
  package var path: String
  /// In pixels.
  package var width, height: Int
  /// How many pictures there is room for.
  package var slots: Int

  package init(path: String, width: Int, height: Int, slots: Int) {
    (self.path, self.width, self.height, self.slots) = (path, width, height, slots)
  }

  /// Pixels are four bytes: blue, green, red and alpha, premultiplied, row after row.
  package var bytesPerPicture: Int { width * height * 4 }
}
