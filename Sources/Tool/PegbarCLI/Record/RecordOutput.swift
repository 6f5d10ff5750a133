import ClipEncoding
import TapeLanguage
import SceneProtocol

/// A file, or a folder of files, that a recording is written to.
struct RecordOutput: Sendable {
  /// The path in the form given by the user, or by the tape.
  let path: String
  private let kind: ClipKind
  private let options: ClipOptions

  /// The output for a path's extension.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - settings: The tape's settings: some formats do not support all of them.
  ///   - options: The options of writing.
  /// - Throws: The error when the output is not possible.
  init(_ path: String, _ settings: TapeSettings, _ options: ClipOptions) throws(CommandError) {
    guard let kind = ClipKind(path: path) else { throw .clip(.unknownKind(path: path)) }
    if settings.background == .transparent, !kind.hasAlpha { throw .clip(.noAlpha(path: path)) }
    (self.path, self.kind, self.options) = (path, kind, options)
  }

  /// The writer; throws if the format does not support the pictures' size.
  func writer(_ format: ClipFormat) throws(CommandError) -> ClipWriter {
    do throws(ClipError) {
      return try ClipWriter(path: path, kind: kind, format: format, options: options)
    } catch {
      throw .clip(error)
    }
  }
}

extension ClipLoop {
  init(_ loop: TapeLoop) {
    switch loop {
    case .forever: self = .forever
    case .once: self = .once
    case .times(let count): self = .times(count)
    }
  }
}

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
