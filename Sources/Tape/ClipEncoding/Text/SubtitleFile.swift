import Glibc
import SceneProtocol

/// Writes the captions of a clip to a file of their own; the write is atomic.
package struct SubtitleFile: Sendable {
  private let kind: SubtitleKind
  private let file: TemporaryFile

  /// Begins the file; a place that cannot be written is detected here.
  package init(path: String, kind: SubtitleKind) throws(ClipError) {
    self.kind = kind
    do throws(SystemError) { file = try TemporaryFile(path: path) } catch {
      throw .system(path, error)
    }
  }

  /// Writes the captions, and replaces the file at the path.
  package func finish(_ captions: [ClipText], framesPerSecond: Int) throws(ClipError) {
    let text = kind.text(of: captions, framesPerSecond: framesPerSecond)
    do throws(SystemError) {
      let descriptor = open(file.temporaryPath, O_WRONLY | O_TRUNC | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try ByteWriting.write(Array(text.utf8), to: descriptor)
      try file.keep()
    } catch {
      file.discard()
      throw .system(file.path, error)
    }
  }

  /// Removes what was begun; does nothing after `finish`.
  package func cancel() { file.discard() }
}
