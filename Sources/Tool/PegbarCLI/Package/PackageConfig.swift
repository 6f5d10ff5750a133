import SceneProtocol

/// The program pkg-config.
enum PackageConfig {
  /// What pkg-config knows of a library of the system; nothing where it is not installed, as the library may be all the
  /// same.
  static func flags(
    of package: String
  ) throws(CommandError) -> (compiling: [String], linking: [String])? {
    func answer(_ option: String) throws(CommandError) -> [String]? {
      let cache = try BuildCache.standard()
      let work = try cache.makeWorkDirectory()
      defer { BuildCache.remove(work) }
      let outcome = try ChildProcess.run(
        "/usr/bin/env",
        ["pkg-config", option, package],
        output: "\(work)/answer",
        input: .nothing
      )
      guard outcome == .exited(0) else { return nil }
      let text = String(decoding: FileIO.read("\(work)/answer") ?? [], as: UTF8.self)
      return text.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    guard let compiling = try answer("--cflags"), let linking = try answer("--libs") else {
      return nil
    }
    return (compiling, linking)
  }
}
