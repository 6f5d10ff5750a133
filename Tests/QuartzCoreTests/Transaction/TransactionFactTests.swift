import Foundation
import QuartzCore
import Synchronization
import Testing

/// Locks, turns of the run loop, the order of a commit, and when settings are read.
struct `Facts of transactions` {
  /// TR11: the lock may be taken again by who holds it, and setters work meanwhile.
  @Test func `the lock is recursive and does not keep setters out`() {
    let layer = LayerStage().addLayer()
    CATransaction.lock()
    CATransaction.lock()
    withoutActions { layer.opacity = layer.opacity / 2 }
    CATransaction.unlock()
    CATransaction.unlock()
    #expect(layer.opacity == 0.5)
    #expect(layer.presentation()?.opacity == 0.5)
  }

  /// TR11: another thread gets the lock once it was given back as many times as it was taken.
  @Test func `the lock keeps other threads waiting`() {
    let steps = Mutex<[String]>([])
    let isOver = DispatchSemaphore(value: 0)
    CATransaction.lock()
    CATransaction.lock()
    Thread.detachNewThread {
      CATransaction.unlock()
      CATransaction.lock()
      steps.withLock { $0.append("other") }
      CATransaction.unlock()
      isOver.signal()
    }
    CATransaction.unlock()
    for _ in 0..<1000 { sched_yield() }
    steps.withLock { $0.append("first") }
    CATransaction.unlock()
    isOver.wait()
    #expect(steps.withLock { $0 } == ["first", "other"])
  }

  /// Peer 56, TR4: a turn of the run loop within an explicit transaction commits nothing, and what it
  /// would have committed goes with that transaction, without another turn.
  @Test func `an explicit transaction holds the run loop's commit back`() {
    let layer = LayerStage().addLayer()
    var waiting: [@MainActor () -> Void] = []
    let enqueue = FlushScheduler.enqueue
    defer { FlushScheduler.enqueue = enqueue }
    FlushScheduler.enqueue = { waiting.append($0) }
    layer.contentsGravity = .center
    CATransaction.begin()
    for work in waiting { work() }
    #expect(layer.presentation()?.contentsGravity == .resize)
    CATransaction.commit()
    #expect(layer.presentation()?.contentsGravity == .center)
  }

  /// Peer 56: it leaves nothing open: the next change schedules a commit again.
  @Test func `the change after a commit schedules a turn of its own`() {
    let layer = LayerStage().addLayer()
    var count = 0
    let enqueue = FlushScheduler.enqueue
    defer { FlushScheduler.enqueue = enqueue }
    FlushScheduler.enqueue = { _ in count += 1 }
    layer.contentsGravity = .center
    layer.contentsGravity = .top
    #expect(count == 1)
    CATransaction.flush()
    layer.contentsGravity = .center
    #expect(count == 2)
    CATransaction.flush()
  }

  /// Peer 57: an implicit animation has what holds when it is made, whatever is set before the commit.
  @Test func `an implicit animation has the settings of its moment`() throws {
    let layer = LayerStage().addLayer()
    inTransaction {
      CATransaction.setAnimationDuration(0.75)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.opacity = 0.5
      CATransaction.setAnimationDuration(9)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    }
    let animation = try #require(layer.animation(forKey: "opacity"))
    #expect(animation.duration == 0.75)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  /// TR14: layout, then display, and only then is anything handed over.
  @Test func `a commit lays out, then displays, then shows`() {
    let stage = LayerStage()
    let layer = stage.addLayer(LoggingLayer())
    layer.log = []
    inTransaction {
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
      layer.contentsGravity = .center
    }
    #expect(layer.log == ["layout, shows resize", "display, shows resize"])
    #expect(layer.presentation()?.contentsGravity == .center)
  }

  /// TR14: the animations of one commit start together in global time, whatever their layers' clocks.
  @Test func `one commit is one start on every clock`() throws {
    let stage = LayerStage(at: 1)
    let (plain, fast) = (stage.addLayer(), stage.addLayer())
    fast.speed = 2
    CATransaction.flush()
    plain.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    MediaClock.set(2)
    fast.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    MediaClock.set(3)
    CATransaction.flush()
    for layer in [plain, fast] {
      let begin = try #require(layer.animation(forKey: "animation")).beginTime
      #expect(layer.convertTime(begin, to: nil) == 3)
    }
  }

  /// TR12: within a transaction the presentation is what it was when the transaction was opened.
  @Test func `an open transaction's changes are not presented`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    CATransaction.begin()
    withoutActions { layer.position.x = 7 }
    let shown = try #require(layer.presentation())
    #expect(shown.position.x == 200)
    #expect(shown.superlayer?.model() === stage.root)
    CATransaction.commit()
    #expect(layer.presentation()?.position.x == 7)
  }
}

/// A layer that writes down when it is laid out and displayed, and what shows then.
private final class LoggingLayer: CALayer {
  var log: [String] = []

  override func layoutSublayers() { note("layout") }
  override func display() { note("display") }

  private func note(_ what: String) {
    log.append("\(what), shows \(presentation()?.contentsGravity.rawValue ?? "nothing")")
  }
}
