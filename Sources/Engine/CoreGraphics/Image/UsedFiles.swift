import Foundation
import Synchronization

/// The files that pictures and data were read from, or looked for.
///
/// Whoever shows a scene wants to know when they change.
package enum UsedFiles {
  private struct State {
    var paths: Set<String> = []
    var onUse: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())
  /// The most that are followed.
  private static let most = 1000

  /// Has each file told of, by its path from the root, in whatever thread reads it first.
  ///
  /// - Parameter onUse: Is called with those that were used before, too.
  package static func follow(_ onUse: @escaping @Sendable (String) -> Void) {
    let known = state.withLock { state in
      state.onUse = onUse
      return state.paths
    }
    for path in known.sorted() { onUse(path) }
  }

  /// Notes that a file is read, or would be if it were there.
  package static func note(_ path: String) {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let onUse = state.withLock { state -> (@Sendable (String) -> Void)? in
      guard state.paths.count < most else { return nil }
      return state.paths.insert(absolute).inserted ? state.onUse : nil
    }
    onUse?(absolute)
  }
}
