import SceneProtocol
import TapeLanguage

/// The tape that is played in the window, and how far it is.
struct LiveTapeState {
  private(set) var file: LiveTapeFile
  /// The paths of the scene that were not there when the file was read last: it is read again when they come.
  var awaited: Set<String>
  /// When lines have begun, in seconds of the scene.
  ///
  /// Those beyond `count` were played before the user went back in time.
  private(set) var starts: [Double] = []
  /// How many lines have begun.
  private(set) var count = 0
  /// Whether the last of these is being played.
  private(set) var isPlaying = false
  /// When the user has first done something to the scene that the tape does not, in seconds of the scene.
  private(set) var ownTime: Double?
  /// What was asked for while a scene is on its way.
  var waiting: LiveTapeCommand?
  /// Whether the bar was taken away to present the scene.
  var hidesBar = false
  /// How many lines the next scene plays at once; `nil` for those that begin until its time.
  private var wantedCount: Int?

  private static let epsilon = 1e-6

  init(_ file: LiveTapeFile) { (self.file, awaited) = (file, file.missingPaths) }

  /// What a new process of the scene plays before it is seen.
  ///
  /// - Parameter time: Where it is to stand, in seconds.
  /// - Returns: The request; `nil` for a tape that cannot be sent.
  mutating func request(at time: Double) -> LiveTapeRequest? {
    count = wantedCount ?? starts.prefix { $0 <= time + Self.epsilon }.count
    let request = (try? file.tape.encoded()).map {
      LiveTapeRequest(
        tape: $0,
        starts: Array(starts.prefix(count)),
        lines: count,
        isLastWhole: wantedCount != nil
      )
    }
    (isPlaying, ownTime, wantedCount) = (false, nil, nil)
    return request
  }

  /// Takes the scene's report.
  mutating func note(_ report: LiveTapeReport) {
    switch report {
    case .began(let line, let time):
      if line >= starts.count || abs(starts[line] - time) > Self.epsilon {
        starts = Array(starts.prefix(line)) + [time]
      }
      (count, isPlaying) = (line + 1, true)
    case .ended: isPlaying = false
    case .failed: break
    }
  }

  /// Notes that the scene was asked to play a line.
  mutating func noteAsked() { isPlaying = true }

  /// Notes that the scene has ended: nothing is played any more.
  mutating func noteEnd() { isPlaying = false }

  /// Notes input of the user's.
  mutating func noteOwnInput(at time: Double) { ownTime = ownTime ?? time }

  /// Whether it is at the end of its last line, or in it.
  var isAtEnd: Bool { count >= file.lines.count }

  /// Whether a line begins on the way to a later time, as it did before the user went back.
  func hasLine(until time: Double) -> Bool {
    starts.indices.contains(count) && starts[count] <= time + Self.epsilon
  }

  /// Takes the last line back that has begun.
  ///
  /// - Returns: When it began, in seconds; `nil` before the first line.
  mutating func takeBack() -> Double? {
    guard count > 0, starts.count >= count else { return nil }
    let time = starts[count - 1]
    starts = Array(starts.prefix(count - 1))
    count -= 1
    return time
  }

  /// Is before its first line again.
  mutating func startOver() {
    (starts, count, isPlaying, ownTime, waiting) = ([], 0, false, nil, nil)
  }

  /// Takes the text of the file as it is now: the line that was played last stays so, if it is still there.
  ///
  /// - Parameter new: What was read.
  /// - Returns: Whether all that has begun has the same times, so that the scene can stay at its time.
  mutating func take(_ new: LiveTapeFile) -> Bool {
    let same = new.sameLines(as: file)
    let wanted = new.count(after: count, of: file)
    file = new
    starts = Array(starts.prefix(min(same, wanted)))
    count = wanted
    guard starts.count < wanted else { return true }
    wantedCount = wanted
    return false
  }

  /// Takes a text that differs in its notes only.
  mutating func takeNotes(of new: LiveTapeFile) { file = new }

  /// How far it is, for the bar: "line 2 of 5: Click #card".
  var words: String {
    let lines = file.lines
    guard !lines.isEmpty else { return "no lines" }
    guard count > 0 else { return "before line 1 of \(lines.count): \(lines[0].text)" }
    return "line \(count) of \(lines.count): \(lines[min(count, lines.count) - 1].text)"
  }
}
