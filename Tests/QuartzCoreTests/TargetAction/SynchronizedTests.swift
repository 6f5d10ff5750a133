import Foundation
import QuartzCore
import Synchronization
import Testing

/// Parts of a program that one thread at a time runs for an object.
@Suite struct `Synchronized parts` {
  nonisolated private final class Thing: Sendable {
    let number = Mutex(0)
  }

  /// Runs a part on another thread, and waits until it has ended.
  private func elsewhere(_ part: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      part()
      done.signal()
    }
    done.wait()
  }

  @Test func `are one thread's at a time, and the thread's own as often as it likes`() {
    let (thing, inside, most) = (Thing(), Thing(), Thing())
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(thing)
      objc_sync_enter(thing)
      let now = inside.number.withLock { number in
        number += 1
        return number
      }
      most.number.withLock { $0 = max($0, now) }
      inside.number.withLock { $0 -= 1 }
      objc_sync_exit(thing)
      objc_sync_exit(thing)
    }
    #expect(most.number.withLock { $0 } == 1)
    #expect(objc_sync_exit(thing) == -1)
  }

  @Test func `of two objects do not wait for each other`() {
    let (first, second) = (Thing(), Thing())
    objc_sync_enter(first)
    // (With one lock for both this would never end.)
    elsewhere {
      objc_sync_enter(second)
      second.number.withLock { $0 = 1 }
      objc_sync_exit(second)
    }
    #expect(second.number.withLock { $0 } == 1 && objc_sync_exit(first) == 0)
  }

  @Test func `are ended by the thread that has begun them alone`() {
    let (thing, answer) = (Thing(), Thing())
    #expect(objc_sync_exit(thing) == -1)
    objc_sync_enter(thing)
    elsewhere {
      let left = objc_sync_exit(thing)
      answer.number.withLock { $0 = Int(left) }
    }
    #expect(answer.number.withLock { $0 } == -1)
    #expect(objc_sync_exit(thing) == 0 && objc_sync_exit(thing) == -1)
  }
}
