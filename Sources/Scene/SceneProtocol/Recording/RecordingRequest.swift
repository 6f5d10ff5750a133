/// How a scene is recorded: by a tape, and which of its frames this process draws.
package struct RecordingRequest: Codable, Equatable, Sendable {
  /// The tape with all that it names, as `Tape.encoded()` has it: files may change while they are played.
  package var tape: String
  /// The number of this process among those that share the work, from 0.
  package var job = 0
  /// How many share it: each plays all of the tape, and draws every so many-th run of frames.
  package var jobs = 1
  /// Which frames of the recording are wanted, from 0, hidden ones not counted; `nil` for all.
  package var range: Range<Int>?
  /// Whether there is a recording, and not only what the tape looks at.
  package var isSeen = true
  /// Whether `Screenshot` commands write their files.
  package var takesScreenshots = true
  /// Where pictures that a tape wants to see again are kept; `nil` where they are not looked at.
  package var goldens: Goldens?

  /// What `Golden` commands do.
  package struct Goldens: Codable, Equatable, Sendable {
    /// The folder that they are in.
    package var folder: String
    /// What the names of the files begin with.
    package var prefix: String
    /// Whether they are written in place of being compared with.
    package var areWritten: Bool

    package init(folder: String, prefix: String, areWritten: Bool) {
      (self.folder, self.prefix, self.areWritten) = (folder, prefix, areWritten)
    }

    /// What the files of a picture are called, without their folder and ending.
    ///
    /// - Parameter name: The picture's, which is no way to another folder.
    /// - Returns: The name.
    package func fileName(of name: String) -> String {
      prefix + String(name.map { $0 == "/" ? "-" : $0 })
    }

    /// Where a picture is kept.
    package func path(of name: String) -> String { "\(folder)/\(fileName(of: name)).png" }
  }

  package init(tape: String) { self.tape = tape }

  /// How many frames in a row one process draws before it is another one's turn.
  ///
  /// Few: those who are not on turn go on until their buffers are full.
  package static let run = 8

  /// Whether a frame is this process's to draw.
  ///
  /// - Parameter number: The frame's, from 0, hidden ones counted.
  /// - Returns: Whether it is.
  package func draws(_ number: Int) -> Bool {
    isSeen && Self.job(of: number, among: jobs) == job
  }

  /// Which process draws a frame.
  ///
  /// - Parameters:
  ///   - number: The frame's, from 0, hidden ones counted.
  ///   - jobs: How many processes there are.
  /// - Returns: Its number, from 0.
  package static func job(of number: Int, among jobs: Int) -> Int { number / run % jobs }
}
