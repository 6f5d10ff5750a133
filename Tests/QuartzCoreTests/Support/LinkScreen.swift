import QuartzCore
import Synchronization

/// The blanks of a screen, 60 a second, made by hand for the links that a test adds.
///
/// It puts links and clocks apart from those of every other test in the process.
final class LinkScreen {
  let clock: DisplayLinkClock
  /// How often the clock was notified that links were started or stopped.
  private(set) var changes = 0

  init() {
    DisplayLinks.shared = DisplayLinks()
    clock = DisplayLinkClock()
    clock.onChange = { [weak self] in self?.changes += 1 }
  }

  /// The blank of that number, at that many sixtieths of a second.
  func blank(_ number: Int) {
    clock.fire(at: Self.blank(number))
  }

  static func blank(_ number: Int) -> ScreenBlank {
    ScreenBlank(
      timestamp: Double(number) / 60,
      targetTimestamp: Double(number + 1) / 60,
      interval: 1.0 / 60
    )
  }
}

/// A link's target that writes down its calls, as the numbers of the blanks.
final class LinkTarget {
  private(set) var blanks: [Int] = []
  var onCall: (CADisplayLink) -> Void = { _ in }

  func step(_ link: CADisplayLink) {
    blanks.append(Int((link.timestamp * 60).rounded()))
    onCall(link)
  }

  func stepAlone() { blanks.append(-1) }
}

extension CADisplayLink {
  /// A link to the target's `step`, in the main loop.
  static func running(_ target: LinkTarget) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: .step)
    link.add(to: .main, forMode: .common)
    return link
  }
}

extension Selector {
  static let step = Selector("step", LinkTarget.step)
}

/// The run loop of a thread that has ended: one that is not the main one.
func otherRunLoop() -> RunLoop? {
  final class Box: Sendable {
    let loop = Mutex<RunLoop?>(nil)
  }
  let box = Box()
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.loop.withLock { $0 = RunLoop.current }
    isDone.signal()
  }
  thread.start()
  isDone.wait()
  return box.loop.withLock { $0.take() }
}
