import FoundationEssentials
import Glibc
import SceneProtocol

/// Where clips of books are kept from one time to the next: `$XDG_CACHE_HOME/pegbar/book`.
enum BookCache {
  /// Maximum number of clips that are kept; those that were not used for longest go first.
  private static let most = 2_000

  /// The folder of a site's book; it is made if it is not there.
  static func folder(forSite site: String) throws(CommandError) -> String {
    let folder = try root() + "/" + ContentDigits.of(SceneFile.absolute(site).utf8)
    try makeFolder(folder + "/making")
    try makeFolder(folder + "/clips")
    return folder
  }

  /// The folder of all books.
  static func root() throws(CommandError) -> String {
    SceneFile.folder(of: try BuildCache.standard().root) + "/book"
  }

  static func makeFolder(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }

  /// Removes clips that no book has used for longest, where there are too many.
  static func trim(_ folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/clips")) ?? []
    guard names.count > most else { return }
    let used = names.map { name in
      var status = stat()
      stat("\(folder)/clips/\(name)", &status)
      return (name: name, time: status.st_mtim.tv_sec)
    }
    for file in used.sorted(by: { ($0.time, $0.name) < ($1.time, $1.name) }).dropLast(most) {
      unlink("\(folder)/clips/\(file.name)")
    }
  }
}
