/// A tape that is played in a window, line by line, and how much of it a new process of the scene plays before it is
/// shown.
package struct LiveTapeRequest: Codable, Equatable, Sendable {
  /// The tape with all that it names, as `Tape.encoded()` returns it.
  package var tape: String
  /// When lines begin, in seconds of the scene, in their order; a line without a time begins when the previous ends.
  package var starts: [Double]
  /// How many lines are played, the last of them as far as the request's time.
  package var lines: Int
  /// Whether the last line is played to its end, whatever the request's time.
  package var isLastWhole: Bool

  package init(tape: String, starts: [Double], lines: Int, isLastWhole: Bool) {
    (self.tape, self.starts, self.lines) = (tape, starts, lines)
    self.isLastWhole = isLastWhole
  }
}

/// A command to a tape that is played in a window.
package enum LiveTapeCommand: String, Codable, Equatable, Sendable {
  /// Play the next line; while a line is played, skip to its end at once.
  case next
  /// Play all remaining lines; given again while they are played, stop at the end of the current one.
  case rest
}

/// What a tape that is played in a window does.
package enum LiveTapeReport: Codable, Equatable, Sendable {
  /// A line, counted from 0, has begun at a time in seconds of the scene.
  case began(line: Int, time: Double)
  /// A line, counted from 0, is over.
  case ended(line: Int)
  /// An expectation in a line of the tape's text fails, or its target is not found.
  ///
  /// - file: The file of the tape, as it was read.
  /// - line, column: From 1; the column in bytes.
  /// - command: The command as it is written.
  /// - text: What is the case.
  case failed(file: String, line: Int, column: Int, command: String, text: String)
}
