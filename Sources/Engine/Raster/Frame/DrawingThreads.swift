import Dispatch
import Foundation
import Synchronization

/// Threads that wait for a frame to help with; while there is none they sleep, and nothing wakes them.
///
/// (The queues of Dispatch have a timer of their own from their first use on, once a second.)
final class DrawingThreads: Sendable {
  /// All that there are: one for each core but that of who asks.
  static let shared = DrawingThreads(count: ProcessInfo.processInfo.activeProcessorCount - 1)

  /// How many there are.
  let count: Int
  private let starts: [DispatchSemaphore]
  private let done = DispatchSemaphore(value: 0)
  private let work = Mutex<BandWork?>(nil)
  private let isTaken = Atomic(false)
  private let areMade = Mutex(false)

  private init(count: Int) {
    self.count = max(count, 0)
    starts = (0..<self.count).map { _ in DispatchSemaphore(value: 0) }
  }

  /// Paints on so many threads at once, this one among them, with the numbers from 0.
  ///
  /// When somebody else has the threads just then, this one paints alone.
  func run(threads: Int, _ bands: BandWork) {
    let helpers = min(threads - 1, count)
    guard helpers > 0,
      isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    else { return bands.paint(asThread: 0) }
    makeThreads()
    work.withLock { $0 = bands }
    for helper in 0..<helpers { starts[helper].signal() }
    bands.paint(asThread: 0)
    for _ in 0..<helpers { done.wait() }
    work.withLock { $0 = nil }
    isTaken.store(false, ordering: .releasing)
  }

  private func makeThreads() {
    areMade.withLock { areMade in
      guard !areMade else { return }
      areMade = true
      for index in 0..<count {
        let thread = Thread { [self] in
          while true {
            starts[index].wait()
            work.withLock { $0 }?.paint(asThread: index + 1)
            done.signal()
          }
        }
        thread.name = "drawing"
        thread.start()
      }
    }
  }
}
