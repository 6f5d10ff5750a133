import QuartzCore

/// Something that is to happen once, at a time of the media clock: a press that becomes long, a tap that no second
/// follows.
///
/// It happens before the first input that is later, or in the first frame that is: in a run by hand, at the frame
/// that it belongs to. It ends with its owner.
package final class MediaTimer {
  /// When it is due, in seconds of `CACurrentMediaTime()`; `nil` while it is not set.
  package fileprivate(set) var time: Double?
  fileprivate let action: () -> Void

  /// A timer that is not set yet.
  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Sets it, in place of any earlier time; `nil` for not at all.
  package func set(at time: Double?) {
    MediaTimers.shared.remove(self)
    self.time = time
    if time != nil { MediaTimers.shared.insert(self) }
  }
}

/// The timers that are set, which the stage looks after.
package final class MediaTimers {
  /// The program's.
  package static let shared = MediaTimers()

  /// What rounding may do to two times that are the same, in seconds.
  package static let hair = 1e-9

  private struct WeakTimer {
    weak var timer: MediaTimer?
  }
  /// By their times, equal ones in the order in which they were set.
  private var timers: [WeakTimer] = []

  /// When the next is due, in seconds; infinity when none is.
  package var nextTime: Double {
    for entry in timers {
      if let time = entry.timer?.time { return time }
    }
    return .infinity
  }

  /// Does what is due until a time, that time included, in the order of the times.
  package func fire(until end: Double) {
    while let index = timers.firstIndex(where: { $0.timer != nil }),
      let timer = timers[index].timer, let time = timer.time, time <= end + Self.hair
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
