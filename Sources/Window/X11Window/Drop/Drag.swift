internal import CX11

/// Something that is dragged over a window, from its coming to its end.
final class Drag {
  /// A window of the program that it comes from.
  let source: Window
  /// `nil` as long as it is not known.
  var contents: DropTarget.Contents?
  var isWanted = false
  /// When it was asked for.
  var asked: ServerMoment?
  /// Whether the source waits to be told whether it would be taken.
  var awaitsAnswer = false
  var isDropped = false
  /// Sees when the source goes.
  var watch: Listening?

  init(source: Window) { self.source = source }
}
