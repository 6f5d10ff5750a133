internal import Foundation
internal import Glibc
import SceneProtocol

/// Writes a scene's file as editors do: in one step, with the permissions and through the link that it had.
enum SceneFileWriting {
  /// Writes it, unless another program has written it meanwhile.
  ///
  /// - Parameters:
  ///   - bytes: The file's new bytes.
  ///   - former: The bytes that it should still have.
  ///   - path: Its path; a link's file is written, and the link stays.
  /// - Returns: Whether it was written; if not, it has other bytes than those.
  /// - Throws: Why it cannot be written; the file is as it was then.
  static func write(
    _ bytes: [UInt8],
    inPlaceOf former: [UInt8],
    to path: String
  ) throws(SystemError) -> Bool {
    guard access(path, F_OK) == 0 else { throw SystemError() }
    let file = try TemporaryFile(path: path)
    do throws(SystemError) {
      let descriptor = open(file.temporaryPath, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      try ByteWriting.write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError() }
      // (It may have taken the disk seconds to get here.)
      guard FileManager.default.contents(atPath: path).map(Array.init) == former else {
        file.discard()
        return false
      }
      try file.keep()
      return true
    } catch {
      file.discard()
      throw error
    }
  }
}
