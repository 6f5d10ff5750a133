import Foundation
import Glibc
import SceneProtocol

/// Where a tape that is written by the window goes: never over a file that is there, and nowhere to nothing.
struct NewTape {
  /// What came of it.
  enum Outcome: Equatable {
    /// Its path, and why it is not in the first folder; `nil` where it is.
    case written(path: String, problem: String?)
    /// There is no place for it at all.
    case failed(problem: String)
  }

  /// Its name, without `.tape`.
  let name: String
  /// Where it may be, the best place first.
  let folders: [String]

  init(name: String, folders: [String]) { (self.name, self.folders) = (name, folders) }

  /// Beside a scene, or else where a person's programs keep what is theirs, or else where nobody keeps anything.
  ///
  /// - Parameter scene: The scene's file, from the root.
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

  /// Writes it into the first folder that takes it.
  ///
  /// - Parameter text: Gives what it says, for a folder that it is in.
  /// - Returns: Where it is.
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

  /// - Returns: The path: the name, or with a number that there is none of yet.
  private func write(_ bytes: [UInt8], in folder: String) throws(SystemError) -> String {
    for number in 1... {
      let path = Self.path(number == 1 ? name : "\(name) \(number)", in: folder)
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw SystemError() }
      do throws(SystemError) {
        try ByteWriting.write(bytes, to: file)
      } catch {
        // Half a tape is none.
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
