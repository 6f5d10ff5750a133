import BookPages
import SceneProtocol

/// A fenced block that is recorded, or only compiled, and where its lines came from.
struct ClipJob {
  /// How it is recorded.
  enum Kind: Equatable {
    /// It is compiled, and nothing is seen of it.
    case check
    /// A picture of its begin.
    case shot
    /// A clip.
    case record
  }

  /// A file that is written for the recording, and the place that its text has in the book.
  struct Source: Equatable {
    /// Its name, as the page has it.
    var name: String
    var text: String
    /// The file that it stands in, as it would be typed.
    var origin: String
    /// The line of `origin` before its first.
    var lineBefore: Int
  }

  /// The page's path in the book, and the block's number on it.
  var page: String
  var fence: Int
  var kind: Kind
  /// The file that the command gets.
  var operand: String
  /// The files to write; none where what is recorded is in the book's folder as it is.
  var sources: [Source]
  /// The file in which the block stands, and its line, for what is wrong with it as a whole.
  var origin: String
  var line: Int
  /// What the clip shows.
  var description: String
}
