/// What `--version` says.
enum Version {
  /// The version of the command and its library, which are built and used together.
  static let number = "0.1.0"

  /// The version, and with `showsPaths` what is used from where, found or not.
  static func text(showsPaths: Bool) -> String {
    var lines = ["pegbar \(number)"]
    if showsPaths {
      lines.append(
        "compiler: \(found { () throws(CommandError) in try Toolchain.find().compiler })"
      )
      lines.append("library:  \(found { () throws(CommandError) in try Library.find().home })")
      lines.append(
        "cache:    \(found { () throws(CommandError) in try BuildCache.standard().root })"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func found(_ path: () throws(CommandError) -> String) -> String {
    do throws(CommandError) {
      return try path()
    } catch {
      return "none (\(error.message ?? ""))"
    }
  }
}
