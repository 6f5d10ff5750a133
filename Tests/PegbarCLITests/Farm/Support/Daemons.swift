import Foundation

/// Daemons of a test, which end with it however it ends, and the folder with their files.
///
/// Unchecked: nothing changes after `init`.
final class Daemons: @unchecked Sendable {
  /// The folder.
  let folder: String
  private let process = Process()
  private let lifeline = Pipe()

  /// Starts daemons in the foreground of a shell that ends them when its standard input ends.
  ///
  /// - Parameters:
  ///   - folder: The folder with their files, which the shell removes at the end.
  ///   - lines: Lines of the shell, each a daemon with `&`.
  /// - Throws: That the shell cannot be started.
  init(in folder: String, _ lines: String) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = [
      "-c",
      """
      \(lines)
      cat >/dev/null
      for pid in $pids; do kill $pid; done
      wait
      rm -rf '\(folder)'
      """,
    ]
    process.standardInput = lifeline
    let log = folder + "/log"
    try Data().write(to: URL(fileURLWithPath: log))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    (process.standardOutput, process.standardError) = (file, file)
    try process.run()
  }

  deinit {
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// A folder for files of daemons: its path is short and unique, as some of them want.
  static func folder() throws -> String {
    let path = "/tmp/pegbar-farm-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755]
    )
    return path
  }

  /// Unused ports of this machine.
  static func freePorts(_ count: Int) throws -> [Int] {
    var sockets: [Int32] = []
    defer { for socket in sockets { close(socket) } }
    return try (0..<count).map { _ in
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      sockets.append(descriptor)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let port = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
        }
      }
      guard port else { throw POSIXError(.EADDRINUSE) }
      return Int(UInt16(bigEndian: address.sin_port))
    }
  }

  /// The lines that make a daemon see another file in place of the library: so its Pegbar is another one.
  ///
  /// - Parameters:
  ///   - other: The other file's path.
  ///   - file: The path that it is seen at.
  ///   - line: The daemon, with its arguments.
  /// - Returns: The line.
  static func line(seeing other: String, inPlaceOf file: String, _ line: String) -> String {
    "unshare -m sh -c 'mount --bind \(other) \(file) && exec \(line)'"
  }

  /// The folder of the command under test and its library.
  static var home: String {
    URL(fileURLWithPath: CommandRun.command).resolvingSymlinksInPath().deletingLastPathComponent()
      .path
  }
}
