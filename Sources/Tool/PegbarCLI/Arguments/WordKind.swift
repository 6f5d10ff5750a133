/// The kind of a word on the command line, for shell completion.
enum WordKind: Equatable {
  /// A number, a point, a new name: nothing to complete.
  case free
  /// One of these words and no other.
  case choice([String])
  /// The name of a command, or one of these words.
  case command(or: [String])
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
