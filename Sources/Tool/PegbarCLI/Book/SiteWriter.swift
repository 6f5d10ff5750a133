import BookPages
import FoundationEssentials
import Glibc
import SceneProtocol

/// Writes the files of a site.
///
/// Those that are as they are stay untouched, and those of an earlier time that are not made any more are removed. The
/// site itself lists what is a book's: no other file is replaced or removed.
struct SiteWriter {
  /// The file in a site that lists what books have written there.
  static let listName = ".pegbar-book"

  private let site: String
  /// What books have written here before.
  private let earlier: Set<String>
  private var written: Set<String> = []
  /// How many files were written or replaced.
  private(set) var changes = 0

  private var list: String { SwiftFolder.join(site, Self.listName) }

  /// - Parameter site: The site's folder; it is made if it is not there.
  /// - Throws: `cannotWrite` where it cannot be made.
  init(_ site: String) throws(CommandError) {
    self.site = site
    try Self.makeFolder(site)
    let text = String(
      decoding: FileIO.read(SwiftFolder.join(site, Self.listName)) ?? [],
      as: UTF8.self
    )
    earlier = Set(
      text.split(separator: "\n").map(String.init).filter { SiteOutline.resolved($0, in: "") == $0 }
    )
  }

  /// Notes which files this book may write, before the first of them.
  ///
  /// - Throws: `cannotWrite` for one that is there already and that no book has written.
  func claim(_ names: [String]) throws(CommandError) {
    for name in Set(names).subtracting(earlier).sorted() {
      let path = SwiftFolder.join(site, name)
      var status = stat()
      guard lstat(path, &status) != 0 else {
        throw .cannotWrite(
          path: path,
          reason: "no book has made what is there: remove it, or name another folder, -o SITE"
        )
      }
    }
    try keep(earlier.union(names))
  }

  /// Writes a file unless it has these bytes.
  ///
  /// - Returns: Whether it is the first of this name; the second is not written.
  mutating func write(_ bytes: [UInt8], to name: String) throws(CommandError) -> Bool {
    guard written.insert(name).inserted else { return false }
    let path = SwiftFolder.join(site, name)
    guard FileIO.size(of: path) != bytes.count || FileIO.read(path) != bytes else { return true }
    changes += 1
    try Self.makeFolder(SceneFile.folder(of: SceneFile.absolute(path)))
    try Self.replace(path, bytes)
    return true
  }

  /// Removes what was written an earlier time and not this time, and folders that nothing is left in.
  func finish() throws(CommandError) {
    for name in earlier.subtracting(written) {
      unlink(SwiftFolder.join(site, name))
      var parts = name.split(separator: "/").dropLast()
      while !parts.isEmpty, rmdir(SwiftFolder.join(site, parts.joined(separator: "/"))) == 0 {
        parts = parts.dropLast()
      }
    }
    try keep(written)
  }

  private func keep(_ names: Set<String>) throws(CommandError) {
    let bytes = Array((names.sorted().joined(separator: "\n") + "\n").utf8)
    if FileIO.read(list) != bytes { try Self.replace(list, bytes) }
  }

  private static func replace(_ path: String, _ bytes: [UInt8]) throws(CommandError) {
    do throws(SystemError) {
      let file = try TemporaryFile(path: path)
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

  private static func makeFolder(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}
