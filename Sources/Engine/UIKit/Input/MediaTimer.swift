import QuartzCore

/// A one-shot timer on the media clock, for example for a press that becomes long, or a tap without a second one.
///
/// It fires before the first later input, or in the first later frame. So with a clock that is set frame by frame it
/// fires in the frame to which it belongs. It is removed when it is deallocated.
package final class MediaTimer {
  /// When it fires, in seconds of `CACurrentMediaTime()`; `nil` while it is not set.
  package fileprivate(set) var time: Double?
  fileprivate let action: () -> Void

  /// A timer that is not set yet.
  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Sets the time, in place of any earlier one, in seconds; `nil` removes it.
  package func set(at time: Double?) {
    MediaTimers.shared.remove(self)
    self.time = time
    if time != nil { MediaTimers.shared.insert(self) }
  }
}

/// The timers that are set; the stage fires them.
package final class MediaTimers {
  /// The program's shared timers.
  package static let shared = MediaTimers()

  /// The tolerance for rounding when two times are compared, in seconds.
  package static let epsilon = 1e-9

  private struct WeakTimer {
    weak var timer: MediaTimer?
  }
  /// Sorted by time, equal ones in the order in which they were set.
  private var timers: [WeakTimer] = []

  /// When the next timer fires, in seconds; infinity if there is none.
  package var nextTime: Double {
    for entry in timers {
      if let time = entry.timer?.time { return time }
    }
    return .infinity
  }

  /// Fires all timers that are due at `end`, inclusive, in the order of their times.
  package func fire(until end: Double) {
    while let index = timers.firstIndex(where: { $0.timer != nil }),
      let timer = timers[index].timer, let time = timer.time, time <= end + Self.epsilon
    {
      timers.removeFirst(index + 1)
      timer.time = nil
      timer.action()
    }
  }

  fileprivate func insert(_ timer: MediaTimer) {
    let time = timer.time ?? .infinity
    let place = timers.firstIndex { ($0.timer?.time ?? -.infinity) > time } ?? timers.count
    timers.insert(WeakTimer(timer: timer), at: place)
  }

  fileprivate func remove(_ timer: MediaTimer) {
    timers.removeAll { $0.timer == nil || $0.timer === timer }
  }
}
