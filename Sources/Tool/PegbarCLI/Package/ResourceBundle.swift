import Glibc
import SceneProtocol

/// The resources of a package's target: a folder beside the program, with links to the files, which its code has as
/// `Bundle.module`.
struct ResourceBundle: Equatable {
  /// The folder's name, as SwiftPM has it: `Package_Target.resources`.
  let name: String
  /// What is in the folder: names, and the absolute paths of the files and folders.
  let entries: [Entry]

  /// A file or folder of a bundle.
  struct Entry: Equatable {
    var name: String
    var path: String
  }

  /// Maximum number of entries.
  private static let maximumEntries = 20_000

  /// The resources that a target declares, and its asset catalogs, which Xcode finds by themselves; `nil` without any.
  ///
  /// - Parameters:
  ///   - target: What the manifest says of the target.
  ///   - package: The package's name.
  ///   - folder: The target's folder.
  ///   - manifest: The manifest's path, for a message.
  /// - Throws: `noInput` for one that is not there.
  init?(
    _ target: PackageManifest.Target,
    _ package: String,
    in folder: String,
    _ manifest: String
  ) throws(CommandError) {
    var entries: [Entry] = []
    for resource in target.resources ?? [] {
      let path = SceneFile.absolute(SwiftFolder.join(folder, resource.path))
      guard SceneFile.exists(path) else {
        throw .noInput(
          path: manifest,
          reason:
            "the target \(target.name) has a resource \(resource.path), and there is no such file"
        )
      }
      guard resource.isProcessed, SceneFolder(path) != nil, !Self.isBundled(path) else {
        entries.append(Entry(name: SceneFile.lastPart(of: path), path: path))
        continue
      }
      // Files are put side by side.
      Self.list(path, into: &entries) { !$0.hasSuffix(".swift") }
    }
    Self.list(SceneFile.absolute(folder), into: &entries) { $0.hasSuffix(".xcassets") }
    var names: Set<String> = []
    self.entries = entries.filter { names.insert($0.name).inserted }
    name = "\(package)_\(target.name).resources"
    if entries.isEmpty { return nil }
  }

  /// Whether a folder is one resource: a catalog, or the files of a language.
  private static func isBundled(_ path: String) -> Bool {
    [".xcassets", ".lproj", ".bundle"].contains(where: path.hasSuffix)
  }

  private static func list(
    _ folder: String,
    into entries: inout [Entry],
    _ contains: (String) -> Bool
  ) {
    for name in (SwiftFolder.names(in: folder) ?? []).sorted() where !name.hasPrefix(".") {
      guard entries.count < maximumEntries else { return }
      let path = SwiftFolder.join(folder, name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR, !isBundled(path) {
        list(path, into: &entries, contains)
      } else if contains(path) {
        entries.append(Entry(name: name, path: path))
      }
    }
  }

  /// What the cache's key has of it: a new name is another bundle, a new text of a file is not.
  var identity: String {
    "\(name)\n" + entries.map { "\($0.name) \($0.path)" }.joined(separator: "\n")
  }

  /// Makes the folder in another, with a link for each entry.
  func make(in directory: String) throws(CommandError) {
    let folder = "\(directory)/\(name)"
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .cannotWrite(path: folder, reason: FileIO.reason())
    }
    for entry in entries {
      guard symlink(entry.path, "\(folder)/\(entry.name)") == 0 || errno == EEXIST else {
        throw .cannotWrite(path: "\(folder)/\(entry.name)", reason: FileIO.reason())
      }
    }
  }
}
