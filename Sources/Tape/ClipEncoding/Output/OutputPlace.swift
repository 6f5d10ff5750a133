import Glibc
import SceneProtocol

/// An atomic write: a temporary file or folder beside its final path, to which it is renamed in one step.
enum OutputPlace: Sendable {
  case file(TemporaryFile)
  case folder(FrameFolder, temporaryPath: String, path: String)

  /// Makes the temporary file, and so detects early whether the place can be written.
  init(file path: String) throws(ClipError) {
    do throws(SystemError) { self = .file(try TemporaryFile(path: path)) } catch {
      throw .system(path, error)
    }
  }

  /// Makes the temporary folder, and so detects early whether the place can be written.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - keepsOthers: Whether frames that are there and not written again stay.
  /// - Throws: What prevents writing.
  init(folder path: String, keepsOthers: Bool) throws(ClipError) {
    let folder = try FrameFolder(path: Self.withoutSlashes(path), keepsOthers: keepsOthers)
    do throws(SystemError) {
      let place = try TemporaryFile.make(besides: folder.path) { mkdir($0, 0o777) == 0 }
      self = .folder(folder, temporaryPath: place, path: path)
    } catch {
      throw .system(path, error)
    }
  }

  /// The final path, as it was requested.
  var path: String {
    switch self {
    case .file(let file): file.path
    case .folder(_, _, let path): path
    }
  }

  /// The temporary path; it exists from the beginning.
  var temporaryPath: String {
    switch self {
    case .file(let file): file.temporaryPath
    case .folder(_, let path, _): path
    }
  }

  /// Renames what is finished to its final path.
  func keep() throws(ClipError) {
    switch self {
    case .folder(let folder, let temporaryPath, _): try folder.take(temporaryPath)
    case .file(let file):
      do throws(SystemError) { try file.keep() } catch { throw .system(path, error) }
    }
  }

  /// Removes the temporary file or folder.
  func discard() {
    switch self {
    case .folder(_, let temporaryPath, _): FrameFolder.remove(temporaryPath)
    case .file(let file): file.discard()
    }
  }

  private static func withoutSlashes(_ path: String) -> String {
    var rest = Substring(path)
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return String(rest)
  }
}
