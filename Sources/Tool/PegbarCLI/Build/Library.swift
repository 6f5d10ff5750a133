import FoundationEssentials
import Glibc

/// Pegbar's own library, which scenes are compiled against and run with.
struct Library {
  /// The directory of `libPegbar.so`, `Modules/` and the `#Preview` plugin.
  let home: String

  /// The library file itself.
  var libraryFile: String { "\(home)/libPegbar.so" }
  /// The library with the clock of recorded scenes.
  var clockFile: String { "\(home)/libPegbarClock.so" }
  /// The Swift modules.
  var modules: String { "\(home)/Modules" }
  /// Whether the modules are installed with the empty C modules that they refer to.
  var hasModuleMap: Bool { SceneFile.exists("\(modules)/module.modulemap") }
  /// The program that expands `#Preview`.
  var plugin: String { "\(home)/PreviewMacros-tool" }
  /// The program that rewrites scenes written for the Objective-C runtime.
  var rewriter: String { "\(home)/pegbar-rewrite" }

  /// The library in `PEGBAR_HOME`, or else the one beside this command's own file.
  static func find() throws(CommandError) -> Library {
    let named = getenv("PEGBAR_HOME").map { String(cString: $0) } ?? ""
    let library = Library(home: named.isEmpty ? ownDirectory : named)
    let needed = [library.libraryFile, library.modules + "/Pegbar.swiftmodule", library.plugin]
    let missing = needed.filter { (path: String) in access(path, R_OK) != 0 }
    guard missing.isEmpty else {
      throw .unavailable(
        "Pegbar's library is not there: no \(missing.joined(separator: ", "));\n"
          + (named.isEmpty
            ? "run `make build`, or set PEGBAR_HOME to the directory that has them"
            : "PEGBAR_HOME says so: correct it, or unset it to use the one beside the command")
      )
    }
    return library
  }

  /// A text that changes whenever any part of the library does.
  var identity: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let moduleFiles = names.filter { $0.hasSuffix(".swiftmodule") }.sorted()
      .map { "\(modules)/\($0)" }
    return ([libraryFile, plugin] + moduleFiles)
      .map { "\($0) \(FileIdentity.describe($0))" }.joined(separator: "\n")
  }

  /// A text that changes whenever the rewriting of scenes may change.
  var rewriterIdentity: String { "\(rewriter) \(FileIdentity.describe(rewriter))" }

  /// This command's own file, read once: the file may be replaced while a command runs.
  static let ownFile =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""

  private static var ownDirectory: String {
    ownFile.split(separator: "/").dropLast().map { "/\($0)" }.joined()
  }
}
