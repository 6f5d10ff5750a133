import Glibc
import SceneProtocol

/// The Swift compiler that compiles scenes.
struct Toolchain {
  /// The path of `swiftc`, as found in `PATH`.
  let compiler: String
  /// Whether the compiler has lld beside it, the fastest linker.
  let hasLLD: Bool
  /// A text that changes whenever the compiler does: asking for its version would cost more than a scene that is
  /// already compiled.
  let identity: String

  /// Finds the first `swiftc` in `PATH`.
  static func find() throws(CommandError) -> Toolchain {
    guard let compiler = ProgramSearch.path(of: "swiftc") else {
      let folders = ProgramSearch.folders
      let tried = folders.isEmpty ? "PATH is empty" : "tried \(folders.joined(separator: ", "))"
      throw .unavailable(
        "no Swift compiler: there is no `swiftc` in PATH (\(tried));\n"
          + "install Swift 6.3 from https://swift.org/install and open a new terminal"
      )
    }
    let real = FileIO.realPath(of: compiler) ?? compiler
    let home = real.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    return Toolchain(
      compiler: compiler,
      hasLLD: access("\(home)/ld.lld", X_OK) == 0,
      identity: "\(real) \(FileIdentity.describe(real))"
    )
  }

  /// The path of the C or C++ compiler: beside Swift's, or else the first in `PATH`.
  func cCompiler(plusPlus: Bool) -> String {
    let name = plusPlus ? "clang++" : "clang"
    let homes = [compiler, FileIO.realPath(of: compiler) ?? compiler].map(SceneFile.folder)
    return ProgramSearch.path(of: name, before: homes) ?? "\(homes[0])/\(name)"
  }

  /// The path of `sourcekit-lsp`: beside the compiler, or else the first in `PATH`.
  static func languageServer() -> String? {
    let compiler = (try? find())?.compiler
    let places = [compiler, compiler.flatMap(FileIO.realPath)].compactMap { path in
      path.map { $0.split(separator: "/").dropLast().map { "/\($0)" }.joined() }
    }
    return ProgramSearch.path(of: "sourcekit-lsp", before: places)
  }
}
