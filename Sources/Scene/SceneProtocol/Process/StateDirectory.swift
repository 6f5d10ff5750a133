/// The directory of what is remembered from one run to the next: `$XDG_STATE_HOME/pegbar`, by default
/// `~/.local/state/pegbar` (XDG Base Directory Specification).
package enum StateDirectory {
  /// Its path, or that of a file in it; `nil` where no directory is known.
  ///
  /// - Parameter name: The file's name, `sizes` for instance.
  /// - Returns: The absolute path.
  package static func path(_ name: String) -> String? {
    let base = ProcessEnvironment.value("XDG_STATE_HOME")
    // A relative path there must be ignored.
    if base.hasPrefix("/") { return "\(base)/pegbar/\(name)" }
    let home = ProcessEnvironment.value("HOME")
    return home.hasPrefix("/") ? "\(home)/.local/state/pegbar/\(name)" : nil
  }
}
