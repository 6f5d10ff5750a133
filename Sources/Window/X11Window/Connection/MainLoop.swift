internal import CoreFoundation

/// What runs the main thread of a process, and therefore has to wait for its sockets.
package nonisolated enum MainLoop: Sendable {
  /// `dispatchMain()` or an asynchronous `main`: the main queue only.
  case queue
  /// The main `RunLoop`, which runs the main queue too.
  case runLoop

  /// Runs the main `RunLoop` forever.
  ///
  /// `RunLoop.main.run()` does the same, but leaves the loop after each event and enters it again.
  @MainActor
  package static func runForever() -> Never {
    while true { CFRunLoopRun() }
  }
}
