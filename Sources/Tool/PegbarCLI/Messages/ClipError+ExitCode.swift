import ClipEncoding
import SceneProtocol

extension ClipError {
  /// The command's exit code for the error.
  var exitCode: ExitCode {
    switch self {
    case .unknownKind, .oddSize, .noAlpha, .tooLarge: .usage
    case .noDeflate, .noFFmpeg, .cannotStart: .unavailable
    case .cannotWrite, .otherFiles, .ffmpegFailed: .cannotWrite
    case .noFrames, .cancelled: .runtimeFailure
    }
  }
}
