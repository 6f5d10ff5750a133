/// What can stand in a place of the command line, for the shells that complete it.
enum WordKind: Equatable {
  /// A number, a place, a name of one's own: nothing to offer.
  case free
  /// One of these words and no other.
  case choice([String])
  /// One of these words, or something else.
  case suggestion([String])
  /// A scene's file.
  case scene
  /// A tape, or a scene's file.
  case script
  /// A tape.
  case tape
  /// The name of one of the scenes in the file that the command line names.
  case sceneName
  /// A file to write.
  case file
}
