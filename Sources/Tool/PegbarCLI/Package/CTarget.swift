import Glibc
import SceneProtocol

/// A target of a package in C or C++, or one that only names a library of the system: a module that Swift imports by
/// its headers.
struct CTarget: Equatable {
  /// The name of its module.
  let name: String
  /// Its folder.
  let folder: String
  /// The C and C++ files; empty for a library of the system.
  let sources: [String]
  /// All files that decide what it is: sources, headers and module map, by their absolute paths.
  let files: [String]
  /// The folder of the headers that others include; for a library of the system that of the module map.
  let headers: String
  /// The module map; `nil` if there is none, and one has to be made of the headers.
  let moduleMap: String?
  /// Options of C's compiler for its own sources.
  let ownFlags: [String]
  /// Options of C's compiler for whoever includes its headers.
  let flags: [String]
  /// Options of the linker, for it and whoever uses it.
  let linking: [String]

  /// Whether it is a library of the system, which is not compiled.
  var isSystem: Bool { sources.isEmpty }

  /// Whether C++ is among its sources.
  var hasCPlusPlus: Bool { sources.contains { Self.isCPlusPlus($0) } }

  /// Maximum number of files in a target.
  private static let maximumFiles = 20_000

  /// The target in a folder; `nil` if there is no C in it.
  ///
  /// - Parameters:
  ///   - target: What the manifest says of it.
  ///   - folder: Its folder.
  ///   - manifest: The manifest's path, for messages.
  ///   - contains: Whether a file belongs to it.
  /// - Throws: What cannot be built.
  init?(
    _ target: PackageManifest.Target,
    in folder: String,
    of manifest: String,
    contains: (String) -> Bool
  ) throws(CommandError) {
    let isSystem = target.type == .system
    let all = Self.files(in: folder)
    let sources = all.filter { isSystem ? false : Self.isSource($0) && contains($0) }
    guard isSystem || !sources.isEmpty else { return nil }
    if let foreign = sources.first(where: { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }) {
      throw .noInput(
        path: foreign,
        reason:
          "it is in Objective-C, which has no runtime here: the target \(target.name) cannot be built"
      )
    }
    let include = target.publicHeadersPath ?? "include"
    let headers = isSystem ? folder : SwiftFolder.join(folder, include)
    let map = SwiftFolder.join(headers, "module.modulemap")
    guard !isSystem || SceneFile.exists(map) else {
      throw .noInput(path: manifest, reason: "the target \(target.name) has no \(map)")
    }
    let known = SceneFile.exists(map)
    (self.folder, self.sources, self.headers) = (folder, sources, SceneFile.absolute(headers))
    files = all.map(SceneFile.absolute)
    moduleMap = known ? SceneFile.absolute(map) : nil
    name = known ? Self.moduleName(in: map) ?? target.name : LibraryUse.moduleName(of: target.name)
    var found: (compiling: [String], linking: [String])?
    if let package = target.pkgConfig { found = try PackageConfig.flags(of: package) }
    flags = found?.compiling ?? []
    linking = target.linkerFlags + (found?.linking ?? [])
    ownFlags = target.cFlags(in: SceneFile.absolute(folder))
  }

  private static func isSource(_ path: String) -> Bool {
    isCPlusPlus(path) || [".c", ".m", ".mm", ".S"].contains(where: path.hasSuffix)
  }

  private static func isCPlusPlus(_ path: String) -> Bool {
    [".cc", ".cpp", ".cxx"].contains(where: path.hasSuffix)
  }

  private static let headerEndings = [".h", ".hpp", ".modulemap", ".inc"]

  /// The name that a module map gives.
  private static func moduleName(in map: String) -> String? {
    let text = String(decoding: FileIO.read(map) ?? [], as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "{" }
    return words.firstIndex(of: "module").flatMap { words.dropFirst($0 + 1).first }.map(String.init)
  }

  /// The files in a folder and those in it, links not followed.
  private static func files(in folder: String) -> [String] {
    var (found, folders): ([String], [String]) = ([], [folder])
    while let next = folders.popLast(), found.count < maximumFiles {
      for name in SwiftFolder.names(in: next) ?? [] where !name.hasPrefix(".") {
        let path = SwiftFolder.join(next, name)
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if isSource(path) || headerEndings.contains(where: path.hasSuffix) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}
