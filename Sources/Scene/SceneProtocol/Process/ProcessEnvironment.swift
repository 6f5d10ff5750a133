internal import FoundationEssentials
internal import Glibc

/// The environment variables of this process, and of those that it starts.
package enum ProcessEnvironment {
  /// A variable's value; empty when it is not set.
  package static func value(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// The folder for temporary files: that of `TMPDIR`, or `/tmp`.
  package static var temporaryFolder: String {
    let folder = value("TMPDIR")
    return folder.isEmpty ? "/tmp" : folder
  }

  /// This process's variables with `added` in place of their namesakes, as `NAME=value`.
  package static func merged(with added: [String: String] = [:]) -> [String] {
    ProcessInfo.processInfo.environment.merging(added) { _, new in new }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
