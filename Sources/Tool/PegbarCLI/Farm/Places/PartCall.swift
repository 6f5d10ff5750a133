/// How a part is started on another machine: by this command's path, or else as `pegbar` of its `PATH`.
enum PartCall {
  /// The answer of a machine without Pegbar, and of one whose Pegbar cannot make parts.
  static let none = "none"
  static let other = "other"

  /// A line for a shell that checks a machine: it prints a `HostAnswer`, or one of the words above.
  static func check(_ work: WorkFolder) -> String {
    let call =
      "\"$pegbar\" \(PartCommand.name) \"$1\" \(PartCommand.check) 2>/dev/null || echo \(other)"
    return line("[ -n \"$pegbar\" ] || { echo \(none); exit 0; }; \(call)", [work.path])
  }

  /// A line for a shell that makes a part.
  ///
  /// - Parameters:
  ///   - part: The part's number, or the place for it; not quoted.
  ///   - work: The work folder.
  /// - Returns: The line.
  static func make(_ part: String, _ work: WorkFolder) -> String {
    line("exec \"${pegbar:-pegbar}\" \(PartCommand.name) \"$1\" \"$2\"", [work.path]) + " \(part)"
  }

  private static func line(_ script: String, _ words: [String]) -> String {
    let search = "pegbar=$0; [ -x \"$pegbar\" ] || pegbar=$(command -v pegbar); "
    return (["sh", "-c", search + script, Library.ownFile] + words).map(ShellWord.quoted)
      .joined(separator: " ")
  }
}
