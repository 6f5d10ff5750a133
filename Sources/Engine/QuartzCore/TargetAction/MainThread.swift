import Foundation

/// Runs selectors on the main thread.
enum MainThread {
  /// Whether this is the main thread, or one that runs the main queue because the main thread waits forever.
  private static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true
  }

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs `body` at once on the main thread; from another thread, soon on the main thread.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isHere {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}

extension Selector {
  /// Calls the method, or reports why it cannot be called.
  @MainActor
  func performOrReport(on target: AnyObject, sender: Any) {
    if !perform(on: target, sender: sender) { reportRefusal(by: target, of: sender) }
  }

  /// Reports that the method cannot be called on `target` with `sender`.
  @MainActor
  package func reportRefusal(by target: AnyObject, of sender: Any) {
    EngineReport.handler(
      belongs(to: target)
        ? "\(type(of: target)): \(name) cannot be called with a \(type(of: sender)): it takes another type"
        : "\(type(of: target)): \(name) cannot be called: it is another class's method"
    )
  }
}
