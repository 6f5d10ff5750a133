import LanguageProxy
import SceneProtocol

/// The compiler's flags by which a language server understands scenes.
struct EditorFlags {
  /// The flags, in the order of a command line.
  let words: [String]
  /// The flags for the targets of a package that does not name Pegbar itself, such as a library for phones, beside
  /// those that SwiftPM gives.
  let packageWords: [String]
  /// The directory of the file with the empty C modules, which the flags name.
  private let directory: String
  /// The path of that file.
  var stubModules: String { "\(directory)/stub.modulemap" }
  private let cache: BuildCache

  /// The flags for this library.
  init(library: Library, cache: BuildCache) {
    self.cache = cache
    // Not in the directory of compiled scenes, which `pegbar clean` removes.
    directory = cache.root.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/editor"
    let stubModules = "\(directory)/stub.modulemap"
    // Of the system's modules alone is it known where their sources are.
    let modules = ["-Isystem", library.modules]
    words = CompilerArguments.ofText(library: library, stubModules: stubModules) + modules
    packageWords =
      CompilerArguments.ofForeignText(library: library, stubModules: stubModules) + modules
  }

  /// All flags for what is in a folder; `nil` for a file that is open alone.
  func all(in folder: String?) -> Proxy.Flags {
    guard let folder else { return Proxy.Flags(scenes: words) }
    return Proxy.Flags(
      scenes: words + FolderModules(in: folder).importing,
      package: packageWords(in: folder)
    )
  }

  /// The flags for the targets of the package in a folder; none where there is no package, or one that names Pegbar in
  /// its manifest, which then says where its modules are.
  func packageWords(in folder: String) -> [String] {
    guard let manifest = FileIO.read(SwiftFolder.join(folder, SwiftFolder.manifest)) else {
      return []
    }
    let text = TextSearch(manifest)
    return ["Pegbar", "pegbar"].contains(where: text.contains) ? [] : packageWords
  }

  /// The flags for the library that is there.
  static func standard() throws(CommandError) -> EditorFlags {
    EditorFlags(library: try Library.find(), cache: try BuildCache.standard())
  }

  /// Writes the file that the flags name.
  func writeStubModules() throws(CommandError) {
    let (path, text) = (stubModules, Array(CompilerArguments.stubModuleMap.utf8))
    guard FileIO.read(path) != text else { return }
    try cache.makeDirectory(directory)
    // (A compiler of another command may read it now.)
    try FileIO.replace(text, at: path)
  }
}
