import BookPages
import FoundationEssentials
import Glibc
import SceneProtocol

/// The folder that a book is made of.
struct BookFolder {
  /// The folder, as typed.
  let path: String
  /// The Markdown files in it, by their paths in the folder, sorted.
  let pages: [String]
  /// All files in it, by their paths in the folder, sorted.
  let files: [String]

  /// Lists the folder.
  ///
  /// What begins with a dot is left out, and so is the site where that is in the folder. (Names with ends of lines are
  /// those of no file that is written.)
  init(_ path: String, site: String) throws(CommandError) {
    guard SceneFolder(path) != nil else {
      throw .noInput(
        path: path,
        reason: SceneFile.exists(path) ? "it is no folder" : FileIO.reason(ENOENT)
      )
    }
    self.path = path
    let inSite = Self.place(of: site, in: path)
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    files = all.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") } && !name.contains("\n")
        && !(inSite.map { name == $0 || name.hasPrefix($0 + "/") } ?? false)
        && !TapeFolder.isFolder(SwiftFolder.join(path, name))
    }.sorted()
    pages = files.filter { $0.hasSuffix(".md") }
    guard !pages.isEmpty else {
      throw .noInput(path: path, reason: "there is no page in it (.md)")
    }
  }

  /// A file of the folder, as it would be typed.
  func typed(_ name: String) -> String { SwiftFolder.join(path, name) }

  /// Where a site is in a folder; `nil` where it is elsewhere.
  private static func place(of site: String, in folder: String) -> String? {
    guard let folder = FileIO.realPath(of: folder), let site = realPlace(of: site) else {
      return nil
    }
    return site.hasPrefix(folder + "/") ? String(site.dropFirst(folder.count + 1)) : nil
  }

  /// The real path of a folder that may not be there yet; `nil` where nothing of it is.
  private static func realPlace(of path: String) -> String? {
    if let real = FileIO.realPath(of: path) { return real }
    let absolute = SceneFile.absolute(path)
    guard !SceneFile.lastPart(of: absolute).isEmpty else { return nil }
    return realPlace(of: SceneFile.folder(of: absolute)).map {
      ($0 == "/" ? "" : $0) + "/" + SceneFile.lastPart(of: absolute)
    }
  }

  /// The files that texts name, and those that these name, and so on.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - folders: The folders of the book, by their paths in it, in and below which scenes look for files.
  /// - Returns: The files with their bytes, sorted by their paths in the book.
  func closure(
    of texts: [String],
    in folders: Set<String>
  ) -> [(name: String, bytes: [UInt8])] {
    let names = BookNames(
      files.filter { name in
        !name.hasSuffix(".md") && folders.contains { $0.isEmpty || name.hasPrefix($0 + "/") }
      }
    )
    var waiting = texts.map { TextSearch($0) }
    var found: [String: [UInt8]] = [:]
    while let text = waiting.popLast() {
      for name in names.files(namedIn: text) where found[name] == nil {
        let bytes = FileIO.read(typed(name)) ?? []
        found[name] = bytes
        if name.hasSuffix(".swift") || name.hasSuffix(".tape") { waiting.append(TextSearch(bytes)) }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
