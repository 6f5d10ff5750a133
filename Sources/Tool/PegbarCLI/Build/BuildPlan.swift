/// How a scene's program is made: the two programs that `swiftc` would start for it, and what they are told.
///
/// `swiftc` works that out anew for each scene, which takes it longer than linking does. It is the same for all scenes
/// but for the words that are in `Parts`.
struct BuildPlan: Codable, Equatable {
  /// What is another for every scene.
  struct Parts {
    /// The scene's file.
    let source: String
    /// What tells the compiler to read other bytes in the source's place; `nil` for its own.
    var overlay: String?
    /// The name of its module.
    let module: String
    /// What the compiler writes.
    let object: String
    /// What the linker writes.
    let program: String

    /// What the compiler is told beside that.
    var options: [String] { overlay.map { ["-vfsoverlay", $0] } ?? [] }

    /// What stands for each in a plan, and what it is.
    var words: [(placeholder: String, word: String)] {
      [("@source", source), ("@module", module), ("@object", object), ("@program", program)]
    }
  }

  /// The word that stands for the libraries that the compiler found the scene to need.
  static let libraries = "@libraries"

  /// The compiler with its arguments.
  let compiler: [String]
  /// The linker with its arguments.
  let linker: [String]

  /// The compiler's words for a scene.
  func compile(_ parts: Parts) -> [String] {
    filled(compiler, parts, libraries: []) + parts.options
  }

  /// The linker's words for a scene that needs these libraries.
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
