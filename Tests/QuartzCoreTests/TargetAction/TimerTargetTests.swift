import Foundation
import QuartzCore
import Testing

/// Apple, *Timer*: timers with a target and a selector.
struct `Timer with a target` {
  /// A timer that is due far in the future: only `fire()` makes it call.
  private func timer(
    _ target: TimerTarget,
    _ selector: Selector,
    userInfo: Any? = nil,
    repeats: Bool = true
  ) -> Timer {
    Timer(
      timeInterval: 1000,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
  }

  @Test func `it calls the method with itself, or with nothing`() {
    let target = TimerTarget()
    let (first, second) = (timer(target, .tick), timer(target, .alone))
    first.fire()
    #expect(target.timers == [first])
    second.fire()
    #expect(target.aloneCount == 1)
    first.invalidate()
    second.invalidate()
  }

  @Test func `it has its interval and its user info`() {
    let timer = timer(TimerTarget(), .tick, userInfo: ["a": 1])
    #expect(timer.timeInterval == 1000)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 1000) < 10)
    #expect(timer.userInfo as? [String: Int] == ["a": 1])
    #expect(self.timer(TimerTarget(), .tick).userInfo == nil)
  }

  @Test(arguments: [0, -1]) func `an interval that is not positive is 0.1 ms`(_ interval: Double) {
    let timer = Timer(
      timeInterval: interval,
      target: TimerTarget(),
      selector: .tick,
      userInfo: nil,
      repeats: true
    )
    #expect(timer.timeInterval == 0.0001)
  }

  @Test func `it keeps its target alive until it is invalid`() {
    var target: TimerTarget? = TimerTarget()
    weak let gone = target
    let timer = target.map { self.timer($0, .tick) }
    target = nil
    #expect(gone != nil)
    timer?.invalidate()
    #expect(gone == nil)
  }

  @Test func `without repetition it releases its target after the call`() {
    var target: TimerTarget? = TimerTarget()
    weak let gone = target
    let timer = target.map { self.timer($0, .tick, repeats: false) }
    target = nil
    timer?.fire()
    #expect(gone == nil)
    #expect(timer?.isValid == false)
  }

  @Test func `a scheduled one is due, and ends when it is invalidated`() {
    let target = TimerTarget()
    let timer = Timer.scheduledTimer(
      timeInterval: 1000,
      target: target,
      selector: .tick,
      userInfo: nil,
      repeats: true
    )
    #expect(timer.isValid)
    timer.invalidate()
    timer.fire()
    #expect(target.timers.isEmpty)
  }

  @Test func `the first call may be at a date`() {
    let date = Date(timeIntervalSinceNow: 5000)
    let timer = Timer(
      fireAt: date,
      interval: 5,
      target: TimerTarget(),
      selector: .tick,
      userInfo: nil,
      repeats: true
    )
    #expect(abs(timer.fireDate.timeIntervalSince(date)) < 1)
  }
}

private final class TimerTarget: NSObject {
  var timers: [Timer] = []
  var aloneCount = 0

  func tick(_ timer: Timer) { timers.append(timer) }
  func alone() { aloneCount += 1 }
}

extension Selector {
  fileprivate static let tick = Selector("tick(_:)", TimerTarget.tick)
  fileprivate static let alone = Selector("alone", TimerTarget.alone)
}
