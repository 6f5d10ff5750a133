import QuartzCore
import RandomScenes
import Testing

/// When the implicit transaction commits, and what waits for a commit (TR2, TR9, TR14, R4).
struct `Flushing` {
  /// TR2: the run loop's next turn commits it.
  @Test func `the run loop commits the implicit transaction`() {
    let layer = LayerStage().addLayer()
    withRunLoop { loop in
      layer.contentsGravity = .center
      layer.opacity = 0.5
      #expect(loop.waiting.count == 1)
      #expect(layer.presentation()?.contentsGravity == .resize)
      loop.turn()
      #expect(layer.presentation()?.contentsGravity == .center)
      loop.turn()
      #expect(loop.waiting.isEmpty)
    }
  }

  /// R4: callbacks of an explicit transaction's commit come by the run loop, too, without a frame.
  @Test func `the run loop brings callbacks after a commit`() {
    let (layer, listener) = (LayerStage().addLayer(), AnimationListener())
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    withRunLoop { loop in
      inTransaction {
        layer.add(animation, forKey: "key")
        layer.removeAnimation(forKey: "key")
      }
      #expect(listener.heard.isEmpty)
      loop.turn()
      #expect(listener.heard == ["stopped"])
    }
  }

  /// Work for after the commit sees the layers on screen, outside the transaction, once.
  @Test func `work after the commit sees what was committed`() {
    let layer = LayerStage().addLayer()
    var seen: [Float] = []
    inTransaction {
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
      CATransaction.performAfterCommit {
        seen.append(layer.presentation()?.opacity ?? -1)
        #expect(!CATransaction.disableActions())
        CATransaction.performAfterCommit { seen.append(7) }
      }
      inTransaction {}
      #expect(seen.isEmpty)
    }
    #expect(seen == [0.5])
    CATransaction.flush()
    #expect(seen == [0.5, 7])
    CATransaction.flush()
    #expect(seen == [0.5, 7])
  }

  /// Runs `body` with a loop in the place of the main run loop, which does not turn during a test.
  private func withRunLoop(_ body: (HandTurnedLoop) -> Void) {
    let (loop, enqueue) = (HandTurnedLoop(), FlushScheduler.enqueue)
    defer { FlushScheduler.enqueue = enqueue }
    FlushScheduler.enqueue = { loop.waiting.append($0) }
    body(loop)
  }
}

/// A run loop that turns when the test calls it.
private final class HandTurnedLoop {
  var waiting: [@MainActor () -> Void] = []

  func turn() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }
}
