import Dispatch
import Foundation

/// What scenes do with time that stops a thread.
extension Trials {
  static func threads() {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.15)
      tell("thread slept")
      usleep(50_000)
      tell("thread slept again")
      let semaphore = DispatchSemaphore(value: 0)
      let answer = semaphore.wait(timeout: .now() + 0.1)
      tell("semaphore \(answer)")
      let group = DispatchGroup()
      group.enter()
      let other = group.wait(timeout: .now() + 0.1)
      tell("group \(other)")
      let condition = NSCondition()
      condition.lock()
      let isSignalled = condition.wait(until: Date() + 0.1)
      condition.unlock()
      tell("condition \(isSignalled)")
    }
    Thread.detachNewThread {
      let timer = Timer(timeInterval: 0.33, repeats: true) { _ in tell("the thread's own timer") }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run(until: Date() + 1.25)
      tell("the thread's run loop ends")
    }
  }

  nonisolated private static func tell(_ what: String) {
    let time = Log.time()
    DispatchQueue.main.async { Log.note("\(what) at \(time)") }
  }

  /// A sleep of the main thread takes its time: what is due meanwhile comes late, as it would anywhere.
  static func mainSleeps() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Log.note("late") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { tell("in time") }
    Thread.sleep(forTimeInterval: 0.25)
    Log.note("slept after frame \(Log.frame)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { Log.note("after \(Log.frame)") }
  }

  /// Waits of the main thread end by what other threads do at their times, or at their own.
  static func mainWaits() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { semaphore.signal() }
    let first = semaphore.wait(timeout: .now() + 0.5)
    Log.note("semaphore \(first)")
    let second = semaphore.wait(timeout: .now() + 0.05)
    Log.note("semaphore \(second)")
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { usleep(30_000) }
    group.wait()
    Log.note("group")
    let condition = NSCondition()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
      condition.lock()
      condition.signal()
      condition.unlock()
    }
    condition.lock()
    condition.wait()
    let isSignalled = condition.wait(until: Date() + 0.04)
    condition.unlock()
    Log.note("condition \(isSignalled)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { Log.note("inside") }
    RunLoop.main.run(until: Date() + 0.06)
    Log.note("run loop")
  }

  /// Looking at the clock until it is late ends some time, though the clock stands.
  static func mainSpins() {
    let end = Date() + 0.5
    while Date() < end {}
    Log.note("spun")
  }
}
