import ClipEncoding
import TapeLanguage
import SceneProtocol

/// A file, or a folder of files, that a recording is written to.
struct RecordOutput: Sendable {
  /// The path in the form given by the user, or by the tape.
  let path: String
  private let kind: Kind
  private let options: ClipOptions
  /// The clip, where it was prepared.
  private var clip: PreparedClip?

  private enum Kind {
    case clip(ClipKind)
    case subtitles(SubtitleKind)
    case packed
  }

  /// What is being written.
  enum Writing {
    case clip(ClipWriter)
    case subtitles(SubtitleFile)
    case packed(PictureWriter)
  }

  /// The output for a path's extension.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - settings: The tape's settings: some formats do not support all of them.
  ///   - options: The options of writing.
  /// - Throws: The error when the output is not possible.
  init(_ path: String, _ settings: TapeSettings, _ options: ClipOptions) throws(CommandError) {
    guard !path.isEmpty, path != "-" else {
      throw .usage("a recording goes to a file or a folder: name one, as in -o clip.gif")
    }
    (self.path, self.options) = (path, options)
    if let kind = SubtitleKind(path: path) {
      self.kind = .subtitles(kind)
      return
    }
    guard let kind = ClipKind(path: path) else { throw .clip(.unknownKind(path: path)) }
    if settings.isTransparent, !kind.hasAlpha { throw .clip(.noAlpha(path: path)) }
    self.kind = .clip(kind)
  }

  /// The output for the pictures of a part, which another process joins.
  ///
  /// - Parameter path: The path of the file.
  init(packed path: String) { (self.path, kind, options) = (path, .packed, ClipOptions()) }

  /// Starts what takes long to start, so that it does so while the scene starts.
  ///
  /// - Parameter settings: The tape's settings.
  /// - Returns: The output with that.
  /// - Throws: What is missing, or prevents writing.
  func prepared(_ settings: TapeSettings) throws(CommandError) -> RecordOutput {
    guard case .clip(let kind) = kind else { return self }
    var output = self
    do throws(ClipError) {
      output.clip = try prepare(kind, isTransparent: settings.isTransparent)
    } catch {
      throw .clip(error)
    }
    return output
  }

  private func prepare(_ kind: ClipKind, isTransparent: Bool) throws(ClipError) -> PreparedClip {
    try PreparedClip(path: path, kind: kind, isTransparent: isTransparent, options: options)
  }

  /// Removes what was prepared, unless it has begun.
  func discard() { clip?.discard() }

  /// Begins to write; throws if the format does not support the pictures' size, or the place cannot be written.
  func begin(_ format: ClipFormat) throws(CommandError) -> Writing {
    do throws(ClipError) {
      switch kind {
      case .clip(let kind):
        let clip =
          if let clip { clip } else { try prepare(kind, isTransparent: format.isTransparent) }
        return .clip(try ClipWriter(clip, format))
      case .subtitles(let kind): return .subtitles(try SubtitleFile(path: path, kind: kind))
      case .packed: break
      }
    } catch {
      throw .clip(error)
    }
    return .packed(try PictureWriter(path, width: format.width, height: format.height))
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
