import FoundationEssentials
import Glibc
import SceneProtocol

/// Writes the files of a site: those that are as they are stay untouched, and those of an earlier time that are not
/// made any more are removed.
struct SiteWriter {
  private let site: String
  /// The file that lists what was written.
  private let list: String
  private var written: [String] = []
  /// How many files were written or replaced.
  private(set) var changes = 0

  /// - Parameters:
  ///   - site: The site's folder.
  ///   - cache: A folder that is kept from one time to the next.
  /// - Throws: `cannotWrite` where the folder cannot be made.
  init(_ site: String, cache: String) throws(CommandError) {
    (self.site, list) = (site, "\(cache)/written")
    try BookCache.makeFolder(site)
  }

  /// Writes a file unless it has these bytes.
  mutating func write(_ bytes: [UInt8], to name: String) throws(CommandError) {
    written.append(name)
    let path = SwiftFolder.join(site, name)
    guard FileIO.size(of: path) != bytes.count || FileIO.read(path) != bytes else { return }
    changes += 1
    try BookCache.makeFolder(SceneFile.folder(of: SceneFile.absolute(path)))
    do throws(SystemError) {
      let file = try HiddenFile(path: path)
      guard FileIO.write(bytes, to: file.temporaryPath) else {
        let error = SystemError()
        file.discard()
        throw error
      }
      try file.keep()
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason(error.number))
    }
  }

  /// Copies a file.
  mutating func copy(_ path: String, to name: String) throws(CommandError) {
    guard let bytes = FileIO.read(path) else {
      throw .noInput(path: path, reason: FileIO.reason())
    }
    try write(bytes, to: name)
  }

  /// Removes what was written an earlier time and not this time.
  func finish() {
    let old = String(decoding: FileIO.read(list) ?? [], as: UTF8.self).split(separator: "\n").map(
      String.init
    )
    for name in Set(old).subtracting(written) { unlink(SwiftFolder.join(site, name)) }
    _ = FileIO.write(Array(written.sorted().joined(separator: "\n").utf8), to: list)
  }
}
