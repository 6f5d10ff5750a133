import QuartzCore
import Testing

/// Two engines in one process: what is kept from call to call is the current one's alone.
struct `Engines` {
  @Test func `a transaction is open in its own engine`() {
    CATransaction.flush()
    let engine = Engine()
    engine.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(7)
    }
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
    engine.run {
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationDuration() == 7)
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func `a clock is set for its own engine`() {
    MediaClock.set(3)
    defer { MediaClock.set(nil) }
    let engine = Engine()
    engine.run {
      #expect(!MediaClock.isSetByHand)
      MediaClock.set(100)
    }
    #expect(MediaClock.now == 3)
    engine.run {
      #expect(MediaClock.now == 100)
      MediaClock.run(from: 5, at: 2)
    }
    #expect(MediaClock.now == 3 && MediaClock.rate == 1)
    engine.run { #expect(MediaClock.rate == 2) }
  }

  @Test func `a trace and reports are those of their own engine`() {
    let engine = Engine()
    var reports: [String] = []
    engine.run {
      EngineTrace.start()
      EngineReport.handler = { reports.append($0) }
      let layer = CALayer()
      layer.opacity = .nan
      layer.opacity = 0.5
      CATransaction.flush()
    }
    let outer = EngineTrace.droppedCount + EngineTrace.events.count
    let layer = CALayer()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    CATransaction.flush()
    #expect(EngineTrace.droppedCount + EngineTrace.events.count == outer)
    #expect(reports.count == 1)
    engine.run { #expect(!EngineTrace.events.isEmpty) }
  }

  @Test(arguments: [(5.0, 6.0), (7, 7)])
  func `a clock stops at its end, however late the next call is`(from start: Double, at end: Double)
  {
    Engine().run {
      MediaClock.run(from: start, at: 2, until: 6)
      #expect(MediaClock.time(ofMachine: MediaClock.machineTime + 100) == end)
      MediaClock.run(from: start, at: 2)
      #expect(MediaClock.time(ofMachine: MediaClock.machineTime + 100) > end + 100)
    }
  }

  /// The run loop's turn comes when another engine may be the current one.
  @Test func `a commit that waits is done by the engine that it waits in`() throws {
    let engine = Engine()
    var waiting: [@MainActor () -> Void] = []
    let layer = CALayer()
    let context = engine.run {
      FlushScheduler.enqueue = { waiting.append($0) }
      return LayerContext(root: layer)
    }
    engine.run { layer.zPosition = 4 }
    CATransaction.flush()
    #expect(engine.run { layer.presentation() } == nil)
    try #require(!waiting.isEmpty)
    for work in waiting { work() }
    #expect(engine.run { layer.presentation()?.zPosition } == 4)
    #expect(context.root === layer)
  }

  @Test func `display links are those of their own engine`() {
    let links = DisplayLinks.shared
    let engine = Engine()
    engine.run { #expect(DisplayLinks.shared !== links) }
    #expect(DisplayLinks.shared === links)
  }

  @Test func `the engine that is made when one is first asked for performs pending work`() {
    #expect(Engine.current is Engine)
  }

  @Test func `engines run inside each other`() {
    let (first, second) = (Engine(), Engine())
    let outer = Engine.current
    first.run {
      second.run {
        first.run { #expect(Engine.current === first) }
        #expect(Engine.current === second)
      }
      #expect(Engine.current === first)
    }
    #expect(Engine.current === outer)
  }
}
