import TapeLanguage
import SceneProtocol

/// The script of a recording: a tape, or a scene without one, combined with the command line.
///
/// The command line is converted to a tape which includes the other one: so its settings come later and have
/// precedence.
struct RecordScript: Codable, Equatable {
  /// The file's path in messages.
  let shownPath: String
  /// The paths of the scene's file, folder or files.
  let scenePaths: [String]
  /// The complete tape to play.
  let tape: Tape
  /// Where the recording goes.
  var outputs: [String]
  /// Which frames are made; `nil` for all.
  var frames: Range<Int>?
  /// Whether the scene is notified that the user prefers reduced motion.
  let reducesMotion: Bool
  /// Whether the corners of the device's screen are rounded.
  let roundsCorners: Bool
  /// The axes along which variants of the preview are side by side; empty for the preview alone.
  let variants: [VariantAxis]
  /// Whether the scene is shown dark.
  let isDark: Bool

  /// The name of the tape made from the command line; it has no folder.
  private static let root = "command line"

  /// Reads the tape and all that it names, and says of everything that is wrong with them.
  init(_ record: RecordArguments) throws(CommandError) {
    shownPath = SceneFile.shown(record.path)
    (frames, reducesMotion) = (record.frames, record.reducesMotion)
    (isDark, roundsCorners, variants) = (record.isDark, record.roundsCorners, record.variants)
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
    guard frames == nil || tape.settings.idleLimit == nil else {
      throw .usage(
        "--frames cannot be with `Set IdleLimit`: what is cut follows from the frames before; leave one out"
      )
    }
    outputs = record.outputs.isEmpty ? tape.outputs : record.outputs
    guard isTape else {
      scenePaths = [record.path] + record.otherPaths
      return
    }
    guard !tape.settings.scene.isEmpty else { throw .tapeWithoutScene(path: shownPath) }
    scenePaths = tape.settings.scene
  }

  /// The extension of tapes.
  static let ending = ".tape"
  /// The default duration of a recording without a tape.
  static let usualDuration = TapeDuration(milliseconds: 3000)
}
