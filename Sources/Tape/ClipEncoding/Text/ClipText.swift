/// A text that belongs to some frames of a clip: a caption, or the title of a chapter.
package struct ClipText: Equatable, Sendable {
  package var text: String
  /// The frames of the clip during which it holds, from 0.
  package var frames: Range<Int>

  package init(_ text: String, _ frames: Range<Int>) { (self.text, self.frames) = (text, frames) }
}
