internal import Foundation

/// The variables that programs are started with.
enum Environment {
  /// This process's, as `NAME=value`.
  static var own: [String] { with([:]) }

  /// This process's, with these in place of their namesakes.
  static func with(_ added: [String: String]) -> [String] {
    ProcessInfo.processInfo.environment.merging(added) { _, new in new }
      .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
