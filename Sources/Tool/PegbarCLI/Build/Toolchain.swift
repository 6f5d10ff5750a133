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
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    let directories = path.split(separator: ":").map(String.init)
    for directory in directories {
      let compiler = "\(directory)/swiftc"
      guard access(compiler, X_OK) == 0 else { continue }
      let real = FileIO.realPath(of: compiler) ?? compiler
      let home = real.split(separator: "/").dropLast().map { "/\($0)" }.joined()
      return Toolchain(
        compiler: compiler,
        hasLLD: access("\(home)/ld.lld", X_OK) == 0,
        identity: "\(real) \(FileIdentity.describe(real))"
      )
    }
    let tried =
      directories.isEmpty ? "PATH is empty" : "tried \(directories.joined(separator: ", "))"
    throw .unavailable(
      "no Swift compiler: there is no `swiftc` in PATH (\(tried));\n"
        + "install Swift 6.3 from https://swift.org/install and open a new terminal"
    )
  }

  /// The path of the C or C++ compiler: beside Swift's, or else the first in `PATH`.
  func cCompiler(plusPlus: Bool) -> String {
    let name = plusPlus ? "clang++" : "clang"
    let path = ProcessEnvironment.value("PATH").split(separator: ":").map(String.init)
    let homes = [compiler, FileIO.realPath(of: compiler) ?? compiler].map(SceneFile.folder)
    return (homes + path).map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
      ?? "\(homes[0])/\(name)"
  }

  /// The path of `sourcekit-lsp`: beside the compiler, or else the first in `PATH`.
  static func languageServer() -> String? {
    let compiler = (try? find())?.compiler
    let places = [compiler, compiler.flatMap(FileIO.realPath)].compactMap { path in
      path.map { $0.split(separator: "/").dropLast().map { "/\($0)" }.joined() }
    }
    let path = ProcessEnvironment.value("PATH").split(separator: ":").map(String.init)
    return (places + path).map { "\($0)/sourcekit-lsp" }.first { access($0, X_OK) == 0 }
  }
}
