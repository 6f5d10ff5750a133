import FoundationEssentials
import Glibc
import SceneProtocol
import Synchronization

/// Whether a package's manifest may be run: it is a program, as a scene is, and reading the package runs it.
///
/// The user is asked once for each package; the answers are kept in `$XDG_STATE_HOME/pegbar/packages`, one path a line.
enum PackageTrust {
  /// Asks, unless the user has agreed before.
  ///
  /// - Parameters:
  ///   - folder: The package's folder as typed.
  ///   - options: The common options, which may agree.
  /// - Throws: `usage` when the user does not agree, or cannot be asked.
  static func check(_ folder: String, _ options: CommonOptions) throws(CommandError) {
    let real = FileIO.realPath(of: folder) ?? folder
    if agreed.withLock({ $0.contains(real) }) || known.contains(real) { return }
    let manifest = SwiftFolder.join(folder, SwiftFolder.manifest)
    guard options.trustsPackages || asks(about: manifest) else {
      throw .usage(
        "\(manifest) is a program, which is run to read the package, and so are those of the packages that "
          + "it depends on: say --trust if they may run"
      )
    }
    agreed.withLock { _ = $0.insert(real) }
    remember(real)
  }

  /// What the user has agreed to in this run, where it cannot be kept; a package is read several times.
  private static let agreed = Mutex<Set<String>>([])

  private static func asks(about manifest: String) -> Bool {
    guard isatty(STDIN_FILENO) == 1, Console.Stream.error.isTerminal else { return false }
    Console.write(
      "pegbar: \(manifest) is a program, which is run to read the package: it can do whatever you can.\n"
        + "Run it? [y/N] ",
      to: .error
    )
    SignalMask.release()
    defer { SignalMask.hold() }
    let answer = readLine() ?? ""
    return ["y", "yes"].contains(answer.lowercased())
  }

  private static var known: Set<String> {
    guard let bytes = file.flatMap(FileIO.read) else { return [] }
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// What cannot be kept is asked again.
  private static func remember(_ path: String) {
    guard let file, !path.contains("\n") else { return }
    let folder = SceneFile.folder(of: file)
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let text = known.union([path]).sorted().joined(separator: "\n") + "\n"
    let new = "\(file).\(getpid())"
    if FileIO.write(Array(text.utf8), to: new) { rename(new, file) }
  }

  private static var file: String? { StateDirectory.path("packages") }
}
