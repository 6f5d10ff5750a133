/// How a scene is recorded: by a tape, and which of its frames this process draws.
package struct RecordingRequest: Codable, Equatable, Sendable {
  /// The tape with all that it names, as `Tape.encoded()` has it: files may change while they are played.
  package var tape: String
  /// The number of this process among those that share the work, from 0.
  package var job = 0
  /// The number of processes; each plays all of the tape, and draws one of every `jobs` runs of frames.
  package var jobs = 1
  /// The frames to record, from 0, hidden ones not counted; `nil` for all.
  package var range: Range<Int>?
  /// Whether a recording is made; otherwise only the tape's checks run.
  package var isSeen = true
  /// Whether `Screenshot` commands write their files.
  package var takesScreenshots = true
  /// The place of golden pictures; `nil` where they are not compared.
  package var goldens: Goldens?

  /// The settings of `Golden` commands.
  package struct Goldens: Codable, Equatable, Sendable {
    /// The folder of the golden pictures.
    package var folder: String
    /// The prefix of the files' names.
    package var prefix: String
    /// Whether they are written instead of compared.
    package var areWritten: Bool

    package init(folder: String, prefix: String, areWritten: Bool) {
      (self.folder, self.prefix, self.areWritten) = (folder, prefix, areWritten)
    }

    /// The name of a picture's files, without folder and extension.
    ///
    /// - Parameter name: The picture's name, which cannot lead to another folder.
    /// - Returns: The name.
    package func fileName(of name: String) -> String {
      prefix + String(name.map { $0 == "/" ? "-" : $0 })
    }

    /// The path of a golden picture.
    package func path(of name: String) -> String { "\(folder)/\(fileName(of: name)).png" }
  }

  package init(tape: String) { self.tape = tape }

  /// How many frames in a row one process draws before it is another one's turn.
  ///
  /// It is small: the other processes continue until their buffers are full.
  package static let run = 8

  /// Whether this process draws a frame.
  ///
  /// - Parameter number: The frame's number from 0, hidden frames counted.
  /// - Returns: Whether it does.
  package func draws(_ number: Int) -> Bool {
    isSeen && Self.job(of: number, among: jobs) == job
  }

  /// The process that draws a frame.
  ///
  /// - Parameters:
  ///   - number: The frame's number from 0, hidden frames counted.
  ///   - jobs: The number of processes.
  /// - Returns: The process's number, from 0.
  package static func job(of number: Int, among jobs: Int) -> Int { number / run % jobs }
}
