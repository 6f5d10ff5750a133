internal import CoreFoundation

/// What runs the main thread of a process, and so has to wait for its sockets.
package nonisolated enum MainLoop: Sendable {
  /// `dispatchMain()` or an asynchronous `main`: the main queue only.
  case queue
  /// The main `RunLoop`, which runs the main queue too.
  case runLoop

  /// Runs the main `RunLoop` for ever.
  ///
  /// As `RunLoop.main.run()` does, but that leaves the loop after each event and enters it anew.
  @MainActor
  package static func runForever() -> Never {
    while true { CFRunLoopRun() }
  }
}
