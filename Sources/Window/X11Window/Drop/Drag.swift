internal import CX11

/// One drag over a window, from its entry to its end.
final class Drag {
  /// A window of the drag's source program.
  let source: Window
  /// What is dragged; `nil` while it is not known.
  var contents: DropTarget.Contents?
  var isWanted = false
  /// When the contents were requested.
  var asked: ServerMoment?
  /// Whether the source waits for an answer whether the drag would be accepted.
  var awaitsAnswer = false
  var isDropped = false
  /// Detects that the source window was destroyed.
  var watch: Listening?

  init(source: Window) { self.source = source }
}
