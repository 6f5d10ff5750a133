import ClipEncoding
import SceneProtocol

/// A part of a recording, as the process that makes it reads it from the work folder: nothing is compiled there, and no
/// tape is read again.
struct PartRequest: Codable, Equatable {
  /// What a part makes.
  enum Kind: String, Codable {
    /// The pictures of a range of frames, packed, to be joined.
    case pictures
    /// No pictures: what the tape expects, its captions, its screenshots.
    case checks
    /// A whole clip, written where it belongs.
    case clip
    /// The answers of a test.
    case test
  }

  var kind: Kind
  var program: SceneProgram
  /// The script, with the range of frames.
  var script: RecordScript
  /// How long the scene may take for a frame, in seconds.
  var patience: Double
  /// The place of golden pictures of a test.
  var goldens: RecordingRequest.Goldens?
  var gifColors = ClipOptions().gifColors
  var dither = ClipOptions().dither.rawValue
  /// Who asks: others would make other bytes.
  var asker: Fingerprint

  /// How files are written.
  var clipOptions: ClipOptions {
    var options = ClipOptions()
    options.gifColors = gifColors
    options.dither = ClipOptions.Dither(rawValue: dither) ?? options.dither
    return options
  }

  /// What it is in messages.
  var name: String {
    guard let frames = script.frames else {
      return kind == .checks ? "\(script.shownPath), its checks" : script.shownPath
    }
    let last = frames.upperBound == Self.openEnd ? "the end" : "\(frames.upperBound - 1)"
    return "\(script.shownPath), frames \(frames.lowerBound) to \(last)"
  }

  /// The end of the last range: how long a tape takes is only known when it was played.
  static let openEnd = Int(Int32.max)
}
