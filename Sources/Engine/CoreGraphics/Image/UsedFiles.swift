import Foundation
import Synchronization

/// The files from which pictures and data were read, or which were looked for.
///
/// The preview observes them, to reload the scene when they change.
package enum UsedFiles {
  private struct State {
    var paths: Set<String> = []
    var onUse: (@Sendable (String) -> Void)?
  }

  private static let state = Mutex(State())
  /// The maximum number of files that are followed.
  private static let most = 1000

  /// Calls `onUse` for each file with its absolute path, in the thread that reads the file first.
  ///
  /// - Parameter onUse: Also called for the files used before.
  package static func follow(_ onUse: @escaping @Sendable (String) -> Void) {
    let known = state.withLock { state in
      state.onUse = onUse
      return state.paths
    }
    for path in known.sorted() { onUse(path) }
  }

  /// Notes that a file is read, or would be if it existed.
  package static func note(_ path: String) {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let onUse = state.withLock { state -> (@Sendable (String) -> Void)? in
      guard state.paths.count < most else { return nil }
      return state.paths.insert(absolute).inserted ? state.onUse : nil
    }
    onUse?(absolute)
  }
}
