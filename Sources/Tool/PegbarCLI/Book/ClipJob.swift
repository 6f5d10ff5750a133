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

  /// The page's path in the book, and the block's number on it.
  var page: String
  var fence: Int
  var kind: Kind
  /// The file that the command gets.
  var operand: String
  /// The files that it is made of as far as the page has them: written for it, or in the book.
  var sources: [ClipSource]
  /// The file in which the block stands, and its line, for what is wrong with it as a whole.
  var origin: String
  var line: Int
  /// What the clip shows.
  var description: String
  /// How many pixels a point has that the tape asks for.
  var scale = 1.0

  /// Whether a file is written for it, into a folder that looks like the page's.
  var needsFolder: Bool { sources.contains(where: \.isWritten) }
  /// The name of its file in the site, without an ending: `clips/Guide/Cards-2`.
  var clipName: String { "clips/\(page.dropLast(3))-\(fence + 1)" }
  /// The ending of what is made.
  var ending: String { kind == .shot ? "png" : "gif" }
  /// The files of the site that it may become.
  var files: [String] {
    switch kind {
    case .check: []
    case .shot: [clipName + ".png"]
    case .record: [clipName + ".gif", clipName + "-still.gif"]
    }
  }
}
