import TapeLanguage
import SceneProtocol

/// What a recording goes by: a tape, or a scene by itself, with what the command line says added to it.
///
/// The command line is a tape, too, which has the other one as its part: so what it sets comes later and counts.
struct RecordScript {
  /// The file as messages call it.
  let shownPath: String
  /// The scene's file.
  let scenePath: String
  /// What is to be played, all of it.
  let tape: Tape
  /// Where the recording goes.
  let outputs: [String]
  /// Which frames are made; `nil` for all.
  let frames: Range<Int>?
  /// Whether the scene is told that little motion is wanted.
  let reducesMotion: Bool
  /// Whether the scene is shown dark.
  let isDark: Bool

  /// What the tape that stands for the command line is called; it has no folder.
  private static let root = "command line"

  /// Reads the tape and all that it names, and says of everything that is wrong with them.
  init(_ record: RecordArguments) throws(CommandError) {
    shownPath = SceneFile.shown(record.path)
    (frames, reducesMotion) = (record.frames, record.reducesMotion)
    isDark = record.isDark
    let isTape = record.path.hasSuffix(Self.ending)
    var lines = record.settings.map { TapeCommand.set($0) }
    if isTape {
      do throws(TapeFile.Problem) {
        _ = try TapeFile.text(of: record.path)
      } catch {
        throw .noInput(path: record.path, reason: error.description)
      }
      lines.insert(.source(record.path), at: 0)
    } else if !record.settings.contains(where: { $0.name == .duration }) {
      lines.append(.set(.duration(Self.usualDuration)))
    }
    let reading = TapeReading(lines, file: Self.root, including: TapeFile.text)
    guard reading.errors.isEmpty else { throw .wrongTape(path: shownPath, reading.errors) }
    tape = reading.tape
    outputs = record.outputs.isEmpty ? tape.outputs : record.outputs
    guard isTape else {
      scenePath = record.path
      return
    }
    guard let scene = tape.settings.scene else {
      throw .tapeWithoutScene(path: shownPath)
    }
    scenePath = scene
  }

  /// How the names of tapes end.
  static let ending = ".tape"
  /// How long a scene by itself is recorded.
  static let usualDuration = TapeDuration(milliseconds: 3000)
}
