public import Foundation

/// Declares `Timer`'s initializer with a target: such timers are of a subclass, which only the initializer of a
/// protocol can return instead.
public protocol TimerWithTarget {}

extension Timer: TimerWithTarget {}

extension TimerWithTarget where Self: Timer {
  /// A timer that calls `selector` on `target` once it is added to a run loop, with itself as sender.
  ///
  /// - Parameters:
  ///   - timeInterval: Seconds from one call to the next; 0 or less means 0.0001.
  ///   - target: The object to call; kept alive until the timer is invalid.
  ///   - selector: The method to call; it may take the timer or nothing.
  ///   - userInfo: Any value, for `userInfo`; kept until the timer is freed.
  ///   - repeats: Whether there is more than one call.
  @MainActor
  public init(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: TargetTimer.possible(timeInterval)),
      interval: timeInterval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
  }

  /// A timer that calls `selector` on `target`, first at a date.
  ///
  /// - Parameters:
  ///   - date: The date of the first call.
  ///   - interval: Seconds from one call to the next; 0 or less means 0.0001.
  ///   - target: The object to call; kept alive until the timer is invalid.
  ///   - selector: The method to call; it may take the timer or nothing.
  ///   - userInfo: Any value, for `userInfo`; kept until the timer is freed.
  ///   - repeats: Whether there is more than one call.
  @MainActor
  public init(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let timer = TargetTimer(
      date,
      interval,
      TimerCall(target: target as AnyObject, selector: selector, repeats: repeats),
      userInfo
    )
    guard let timer = timer as? Self else {
      preconditionFailure("a subclass of Timer makes its timers itself, not \(Self.self)")
    }
    self = timer
  }
}

extension Timer {
  /// A timer that calls `selector` on `target`, already in the main run loop's default mode.
  ///
  /// - Parameters:
  ///   - timeInterval: Seconds from one call to the next; 0 or less means 0.0001.
  ///   - target: The object to call; kept alive until the timer is invalid.
  ///   - selector: The method to call; it may take the timer or nothing.
  ///   - userInfo: Any value, for `userInfo`; kept until the timer is freed.
  ///   - repeats: Whether there is more than one call.
  /// - Returns: The timer, which the run loop keeps alive until it is invalid.
  @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with a target.
private final class TargetTimer: Timer {
  private let call: TimerCall
  private let info: Any?

  @MainActor
  init(_ date: Date, _ interval: TimeInterval, _ call: TimerCall, _ info: Any?) {
    (self.call, self.info) = (call, info)
    super.init(fire: date, interval: Self.possible(interval), repeats: call.repeats) { _ in
      MainThread.run { call.perform() }
    }
    call.timer = self
  }

  /// Apple, *Timer*: an interval that is not positive is a tenth of a millisecond.
  static func possible(_ interval: TimeInterval) -> TimeInterval {
    interval > 0 ? interval : 0.0001
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    MainThread.run { [call] in call.target = nil }
  }
}

/// The work of a timer when it fires.
@MainActor
private final class TimerCall {
  var target: AnyObject?
  let repeats: Bool
  weak var timer: Timer?
  private let selector: Selector

  init(target: AnyObject, selector: Selector, repeats: Bool) {
    (self.target, self.selector, self.repeats) = (target, selector, repeats)
  }

  func perform() {
    guard let target, let timer else { return }
    selector.performOrReport(on: target, sender: timer)
    if !repeats { self.target = nil }
  }
}
