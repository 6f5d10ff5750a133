/// How a scene's program is built: the two programs that `swiftc` would start for it, with their arguments.
///
/// `swiftc` determines that from scratch for each scene, which takes it longer than linking does. The plan is the same
/// for all scenes except for the words in `Parts`.
struct BuildPlan: Codable, Equatable {
  /// The parts that differ for every scene.
  struct Parts {
    /// The scene's path.
    let source: String
    /// The overlay that makes the compiler read other bytes in place of the source; `nil` for none.
    var overlay: String?
    /// The name of the scene's module.
    let module: String
    /// The path of the compiler's output.
    var object: String
    /// The path of the linker's output.
    let program: String

    /// The compiler's additional options.
    var options: [String] { overlay.map { ["-vfsoverlay", $0] } ?? [] }

    /// The placeholder of each part in a plan, and its value.
    var words: [(placeholder: String, word: String)] {
      [("@source", source), ("@module", module), ("@object", object), ("@program", program)]
    }
  }

  /// The placeholder of the libraries that the scene needs, as found by the compiler.
  static let libraries = "@libraries"

  /// The compiler's path and arguments.
  let compiler: [String]
  /// The linker's path and arguments.
  let linker: [String]

  /// The compiler's command line for a scene.
  func compile(_ parts: Parts) -> [String] {
    filled(compiler, parts, libraries: []) + parts.options
  }

  /// The linker's command line for a scene that needs these libraries.
  func link(_ parts: Parts, libraries: [String]) -> [String] {
    filled(linker, parts, libraries: libraries)
  }

  private func filled(_ words: [String], _ parts: Parts, libraries: [String]) -> [String] {
    words.flatMap { word in
      if word == Self.libraries { return libraries }
      return [parts.words.first { $0.placeholder == word }?.word ?? word]
    }
  }
}
