import Glibc
import SceneProtocol

/// A library's sources that a scene is compiled with: `// pegbar: use ../Hero/Sources`, or `… as Hero`.
///
/// Scenes say it in the comments before their code, and folders in `"use"` of their `pegbar.json`.
struct LibraryUse: Equatable {
  /// The folder as it was written.
  let folder: String
  /// The module's name after `as`; `nil` for that of the folder.
  let name: String?

  /// Parses what stands after `use`.
  init?(_ words: Substring) {
    let text = words.trimmed
    guard let (before, after) = String(text).splitOnce(at: " as ") else {
      guard !text.isEmpty else { return nil }
      (folder, name) = (String(text), nil)
      return
    }
    let (path, module) = (before[...].trimmed, after[...].trimmed)
    guard !path.isEmpty, Self.isModuleName(module) else { return nil }
    (folder, name) = (String(path), String(module))
  }

  init(folder: String, name: String?) { (self.folder, self.name) = (folder, name) }

  /// What stands after `use`.
  var words: String { name.map { "\(folder) as \($0)" } ?? folder }

  /// The beginning of the comment.
  static let mark = "// pegbar:"

  /// Reads the comments before a file's code.
  ///
  /// - Throws: `noInput` for a comment to Pegbar that is not understood.
  static func all(in file: SceneFile) throws(CommandError) -> [LibraryUse] {
    var uses: [LibraryUse] = []
    for (index, line) in SourcePicture.lines(of: file.text).enumerated() {
      let line = line.trimmed
      if line.hasPrefix(mark) {
        let words = line.dropFirst(mark.count).trimmed
        guard words.hasPrefix("use "), let use = LibraryUse(words.dropFirst(4)) else {
          throw .noInput(
            path: file.path,
            reason:
              "line \(index + 1): write `\(mark) use FOLDER`, or `\(mark) use FOLDER as MODULE`"
          )
        }
        uses.append(use)
      } else if !(line.isEmpty
        || ["//", "/*", "*", "import ", "#"].contains(where: line.hasPrefix))
      {
        break
      }
    }
    return uses
  }

  /// The name of the module in a folder: the folder's, or of one that is called `Sources` that of the folder around it.
  static func moduleName(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    let usual: Set<Substring> = ["Sources", "Source", "src", "srcs"]
    let name = parts.last { !usual.contains($0) } ?? "Library"
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters) : String(letters)
  }

  private static func isModuleName(_ name: Substring) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Substring {
  /// Without the spaces at both ends.
  var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
