internal import CoreFoundation

/// What runs the main thread of a process, and therefore has to wait for its sockets.
package nonisolated enum MainLoop: Sendable {
  /// `dispatchMain()` or an asynchronous `main`: the main queue only.
  case queue
  /// The main `RunLoop`, which runs the main queue too.
  case runLoop

  /// Has the main `RunLoop` run a closure soon, and not in a block of the main queue.
  @MainActor
  package static func perform(_ body: @escaping @MainActor () -> Void) {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopCommonModes) {
      MainActor.assumeIsolated { body() }
    }
    // (The closure alone does not wake a loop that waits.)
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  /// Runs the main `RunLoop` forever.
  ///
  /// `RunLoop.main.run()` does the same, but leaves the loop after each event and enters it again.
  @MainActor
  package static func runForever() -> Never {
    while true { CFRunLoopRun() }
  }
}
