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
  /// What begins with a dot is left out, and so is the site where that is in the folder.
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
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
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
    let (site, folder) = (SceneFile.absolute(site), SceneFile.absolute(folder) + "/")
    return site.hasPrefix(folder) ? String(site.dropFirst(folder.count)) : nil
  }

  /// The texts of files, and of the files of the folder that they name, and so on: all that a recording may depend on.
  ///
  /// A file counts as named where its name, with or without its ending, is anywhere in a text.
  func closure(of texts: [String]) -> [(name: String, bytes: [UInt8])] {
    var waiting = texts
    var found: [String: [UInt8]] = [:]
    let candidates = files.filter { !$0.hasSuffix(".md") }.map { name in
      let last = name.split(separator: "/").last.map(String.init) ?? name
      return (name: name, word: last.split(separator: ".").first.map(String.init) ?? last)
    }
    while let text = waiting.popLast() {
      for (name, word) in candidates where found[name] == nil && text.contains(word) {
        let bytes = FileIO.read(typed(name)) ?? []
        found[name] = bytes
        guard name.hasSuffix(".swift") || name.hasSuffix(".tape"),
          let more = String(validating: bytes, as: UTF8.self)
        else { continue }
        waiting.append(more)
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
