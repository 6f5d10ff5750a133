import Foundation
import Glibc
import SceneProtocol

/// The file of a tape that the window writes: it never overwrites a file, and tries several folders.
struct NewTape {
  /// The result of writing.
  enum Outcome: Equatable {
    /// Its path, and why it is not in the first folder; `nil` where it is.
    case written(path: String, problem: String?)
    /// No folder accepts it.
    case failed(problem: String)
  }

  /// Its name, without `.tape`.
  let name: String
  /// The folders to try, the best first.
  let folders: [String]

  init(name: String, folders: [String]) { (self.name, self.folders) = (name, folders) }

  /// Beside a scene, or else in the user's state directory, or else in the temporary directory.
  ///
  /// - Parameter scene: The absolute path of the scene's file.
  init(beside scene: String) {
    let file = scene as NSString
    name = (file.lastPathComponent as NSString).deletingPathExtension
    let state = SizeStore.standard.map {
      ($0.directory as NSString).deletingLastPathComponent + "/tapes"
    }
    folders =
      [file.deletingLastPathComponent] + (state.map { [$0] } ?? []) + [
        NSTemporaryDirectory()
      ]
  }

  /// Writes it into the first folder that accepts it.
  ///
  /// - Parameter text: Returns the tape's text for a folder.
  /// - Returns: The path that was written.
  func write(_ text: (_ folder: String) -> String) -> Outcome {
    var problem: String?
    for (index, folder) in folders.enumerated() {
      if index > 0 {
        try? FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      }
      do throws(SystemError) {
        let path = try write(Array(text(folder).utf8), in: folder)
        return .written(path: path, problem: problem)
      } catch {
        problem = problem ?? "cannot write \(Self.path(name, in: folder)): \(error.reason)"
      }
    }
    return .failed(problem: problem ?? "there is no folder to write it to")
  }

  /// - Returns: The path: the name, or the name with the first unused number.
  private func write(_ bytes: [UInt8], in folder: String) throws(SystemError) -> String {
    for number in 1... {
      let path = Self.path(number == 1 ? name : "\(name) \(number)", in: folder)
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw SystemError() }
      do throws(SystemError) {
        try ByteWriting.write(bytes, to: file)
      } catch {
        // A partly written tape is useless.
        close(file)
        unlink(path)
        throw error
      }
      guard close(file) == 0 else { throw SystemError() }
      return path
    }
    throw SystemError(EEXIST)
  }

  private static func path(_ name: String, in folder: String) -> String {
    (folder as NSString).appendingPathComponent(name + ".tape")
  }
}
