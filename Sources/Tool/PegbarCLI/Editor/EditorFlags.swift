import SceneProtocol

/// The compiler's flags by which a language server understands scenes.
struct EditorFlags {
  /// The flags, in the order of a command line.
  let words: [String]
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
    words =
      CompilerArguments.ofText(library: library, stubModules: "\(directory)/stub.modulemap")
      // Of the system's modules alone is it known where their sources are.
      + ["-Isystem", library.modules]
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
    guard FileIO.write(text, to: path) else {
      throw .cannotWrite(path: path, reason: FileIO.reason())
    }
  }
}
