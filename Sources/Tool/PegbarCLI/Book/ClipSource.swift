import BookPages
import SceneProtocol
import TapeLanguage

/// A file that a recording is made of, and the place that its text has in the book.
struct ClipSource: Equatable {
  /// Its name, as the page has it.
  var name: String
  /// The path by which the command finds it: its name, or the absolute path of a file of the book.
  var path: String
  var text: String
  /// The file that it stands in, as it would be typed.
  var origin: String
  /// The line of `origin` before its first.
  var lineBefore: Int
  /// Whether it is written for the recording, as its text is on the page.
  var isWritten: Bool

  /// The file that a block stands for, one that is empty the file of that name in the book; `nil` for another block.
  init?(_ number: Int, of page: BookPage, in book: BookFolder) {
    let fence = page.fences[number]
    guard fence.isScene || fence.isTape, !fence.isWrittenOutside else { return nil }
    name = fence.name ?? Self.tapeName(number)
    text = fence.text
    guard fence.isIncluded,
      let place = fence.name.flatMap({ SiteOutline.resolved($0, in: page.folder) })
    else {
      (path, origin, lineBefore, isWritten) = (name, book.typed(page.path), fence.line, true)
      return
    }
    origin = book.typed(place)
    (path, lineBefore, isWritten) = (SceneFile.absolute(origin), 0, false)
  }

  /// The name of the file that a page's tape is played from, whatever the page calls it.
  static func tapeName(_ number: Int) -> String { "clip-\(number).tape" }
}

extension BookFence {
  /// Whether its name leads out of the folder that its text is written to.
  var isWrittenOutside: Bool {
    !isIncluded && (name.map { SiteOutline.resolved($0, in: "") == nil } ?? false)
  }

  /// Whether something in it can be seen by itself.
  var hasPreview: Bool {
    let outline = SceneOutline(scanning: text)
    return outline.isApplication || !outline.previewLines.isEmpty
  }
}
