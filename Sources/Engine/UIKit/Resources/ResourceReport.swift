import QuartzCore
import Synchronization

/// Messages about files that a scene uses and that are not as they should be, on standard error.
nonisolated enum ResourceReport {
  private static let reported = Mutex<Set<String>>([])

  /// Writes a message, unless it was written before.
  static func once(_ message: String) {
    guard reported.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("pegbar: \(message)\n".utf8))
  }
}
