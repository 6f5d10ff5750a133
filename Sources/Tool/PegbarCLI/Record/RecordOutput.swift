import ClipEncoding
import TapeLanguage
import SceneProtocol

/// A file, or a folder of files, that a recording goes to.
struct RecordOutput: Sendable {
  /// As the person, or the tape, says it.
  let path: String
  private let kind: ClipKind
  private let options: ClipOptions

  /// What the path's ending asks for.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - settings: The tape's: some formats cannot do all that a tape can ask for.
  ///   - options: How it is written.
  /// - Throws: Why it cannot be.
  init(_ path: String, _ settings: TapeSettings, _ options: ClipOptions) throws(CommandError) {
    guard let kind = ClipKind(path: path) else { throw .clip(.unknownKind(path: path)) }
    if settings.background == .transparent, !kind.hasAlpha { throw .clip(.noAlpha(path: path)) }
    (self.path, self.kind, self.options) = (path, kind, options)
  }

  /// What writes it; the pictures' size may be one that it cannot have.
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
  /// What the command exits with.
  var exitCode: ExitCode {
    switch self {
    case .unknownKind, .oddSize, .noAlpha, .tooLarge: .usage
    case .noDeflate, .noFFmpeg, .cannotStart: .unavailable
    case .cannotWrite, .otherFiles, .ffmpegFailed: .cannotWrite
    case .noFrames, .cancelled: .runtimeFailure
    }
  }
}
