import Dispatch
import Foundation
import Synchronization

/// A thread pool for drawing: its threads sleep until a frame needs them, and nothing else wakes them.
///
/// (Dispatch queues run a timer once a second from their first use on.)
final class DrawingThreads: Sendable {
  /// The shared pool: one thread for each core except the caller's.
  static let shared = DrawingThreads(count: ProcessInfo.processInfo.activeProcessorCount - 1)

  /// The number of threads.
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

  /// Draws on `threads` threads at once, numbered from 0; the calling thread is one of them.
  ///
  /// When another caller has the pool at that time, this thread draws alone.
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
