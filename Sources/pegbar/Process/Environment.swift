import FoundationEssentials
import Glibc

/// The environment of this command, and the one that scenes and the compiler run in.
enum Environment {
  /// A variable's value; empty when it is not set.
  static func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

  /// This process's variables with `added` in place of their namesakes, as `NAME=value`.
  static func merged(with added: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment.merging(added) { _, new in new }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
