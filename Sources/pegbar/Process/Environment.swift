import FoundationEssentials

/// The environment that scenes and the compiler run in.
enum Environment {
  /// This process's variables with `added` in place of their namesakes, as `NAME=value`.
  static func merged(with added: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment.merging(added) { _, new in new }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
