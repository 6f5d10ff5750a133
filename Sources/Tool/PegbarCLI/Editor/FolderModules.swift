import FoundationEssentials
import Glibc

/// Which of the Swift files in a folder an editor's language server has to see together.
///
/// Where the folder is one scene, as `SceneChoice` decides for all commands, its files are seen together. Otherwise a
/// file without a preview or an `@main` is no scene by itself: it belongs to those of the folder that are. A folder of
/// scenes alone, such as lessons, has no such file, and each is understood by itself.
struct FolderModules {
  /// Each file, and the files that are compiled with it, itself among them; by their paths, in order.
  let files: [(path: String, with: [String])]

  /// Whether a file is understood by itself.
  var areSingle: Bool { files.allSatisfy { $0.with.count == 1 } }

  /// The files in a folder and those below it; hidden folders and packages are left out.
  init(in folder: String) {
    if let together = Self.oneScene(in: SceneFile.absolute(folder)) {
      files = together.map { ($0, together) }
      return
    }
    let paths = Self.swiftFiles(in: SceneFile.absolute(folder))
    let scenes = Set(paths.filter(Self.isScene))
    let shared = paths.filter { !scenes.contains($0) }
    // What several scenes share must be understood without any of them.
    let around = shared + (scenes.count == 1 ? Array(scenes) : [])
    files = paths.map { path in
      let others = scenes.contains(path) ? shared + [path] : around
      return (path, scenes.isEmpty ? [path] : others.sorted())
    }
  }

  /// The files of a folder that is one scene of several files; `nil` for another one, and for a package, whose modules
  /// SwiftPM knows.
  private static func oneScene(in folder: String) -> [String]? {
    guard !SceneSource.hasManifest(folder),
      let choice = try? SceneChoice(among: [folder], CommonOptions()),
      case .one(let source) = choice.result, source.files.count > 1
    else { return nil }
    return source.files.map(\.absolutePath)
  }

  /// Maximum number of files; in a folder of more each is understood by itself.
  private static let limit = 2000

  private static func swiftFiles(in folder: String) -> [String] {
    var (found, folders) = ([String](), [folder])
    while let next = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = "\(next)/\(name)"
        var status = stat()
        // (Links may lead in a circle: they are not followed.)
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if access("\(path)/Package.swift", F_OK) != 0 { folders.append(path) }
        } else if name.hasSuffix(".swift") {
          found.append(path)
        }
        if found.count > limit { return [] }
      }
    }
    return found.sorted()
  }

  private static func isScene(_ path: String) -> Bool {
    let text = String(decoding: FileIO.read(path) ?? [], as: UTF8.self)
    let outline = SceneOutline(scanning: text)
    return outline.isApplication || !outline.previewLines.isEmpty
  }
}
