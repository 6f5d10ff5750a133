package import SceneProtocol

/// Why a clip was not written; nothing of it is left.
package enum ClipError: Error, Equatable, CustomStringConvertible {
  /// No kind of clip has this path's extension.
  case unknownKind(path: String)
  /// The system refuses to write a file or folder.
  case cannotWrite(path: String, reason: String)
  /// The folder for the frames contains other files.
  case otherFiles(path: String, example: String)
  /// H.264 has chroma planes of half the size, so both sides must be even.
  case oddSize(path: String, width: Int, height: Int)
  /// This kind of clip has no alpha.
  case noAlpha(path: String)
  /// GIF has 16 bits for sizes.
  case tooLarge(path: String, width: Int, height: Int)
  /// libdeflate is not installed.
  case noDeflate
  /// `ffmpeg` was not found where it was looked for.
  case noFFmpeg(lookedFor: String)
  /// `ffmpeg` is there but cannot be started.
  case cannotStart(program: String, reason: String)
  /// `ffmpeg` ended with an error; with its last lines.
  case ffmpegFailed(path: String, outcome: ProcessOutcome, lines: [String])
  /// The clip was finished without a frame.
  case noFrames(path: String)
  /// `cancel()` was called.
  case cancelled

  package var description: String {
    switch self {
    case .unknownKind(let path):
      "\(path): no kind of recording is called that: use \(ClipKind.choices)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .otherFiles(let path, let example):
      "\(path) has other files than frames in it (\(example)): name a new folder, or empty this one"
    case .oddSize(let path, let width, let height):
      """
      \(path): H.264 cannot be \(width) × \(height) pixels, since it wants even numbers: use \
      \(width + width % 2) × \(height + height % 2), or a .webm, which can be any size
      """
    case .noAlpha(let path):
      "\(path): an MP4 cannot be transparent: use .webm, .apng or .gif"
    case .tooLarge(let path, let width, let height):
      "\(path): a GIF cannot be \(width) × \(height) pixels: at most 65535 each way"
    case .noDeflate:
      "cannot compress PNG: libdeflate.so.0 is not there: apt install libdeflate0"
    case .noFFmpeg(let lookedFor):
      """
      MP4 and WebM need ffmpeg, and there is no \(lookedFor): apt install ffmpeg, or set \
      PEGBAR_FFMPEG to its path; .gif, .apng and folders need none
      """
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    case .ffmpegFailed(let path, let outcome, let lines):
      (["cannot write \(path): ffmpeg \(Self.words(outcome))"] + lines.map { "  \($0)" })
        .joined(separator: "\n")
    case .noFrames(let path): "\(path) would have no frames: nothing was recorded"
    case .cancelled: "the recording was cancelled"
    }
  }

  private static func words(_ outcome: ProcessOutcome) -> String {
    switch outcome {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by \(SignalName.describe(signal))"
    }
  }

  /// The system's error for a file.
  static func system(_ path: String, _ error: SystemError = SystemError()) -> ClipError {
    .cannotWrite(path: path, reason: error.reason)
  }
}
