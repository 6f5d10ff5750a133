import QuartzCore
import RandomScenes
import Testing

/// Completion blocks (TR8–TR10; peer 49–55).
struct `Completion blocks` {
  /// Peer 49, TR8: nothing to wait for.
  @Test func `without animations it runs at the commit`() {
    endOpenTransactions()
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
  }

  /// TR8: the block counts the animations that come after it.
  @Test func `animations added before it are not waited for`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    inTransaction {
      layer.opacity = 0.5
      CATransaction.setCompletionBlock { count += 1 }
    }
    #expect(count == 1)
  }

  /// Peer 50, 51, 52: explicit and implicit animations delay it to their end, exactly; it runs once.
  @Test(arguments: [true, false])
  func `it runs when the last animation has ended`(_ isExplicit: Bool) {
    let stage = LayerStage(at: 10)
    let layer = stage.addLayer()
    var count = 0
    inTransaction {
      CATransaction.setAnimationDuration(1.5)
      CATransaction.setCompletionBlock { count += 1 }
      if isExplicit {
        let animation = basic("opacity", from: 0, to: 1)
        animation.duration = 1.5
        layer.add(animation, forKey: "animation")
      } else {
        layer.opacity = 0.5
      }
    }
    stage.advance(to: 11.49)
    #expect(count == 0)
    stage.advance(to: 11.5)
    #expect(count == 1)
    stage.advance(to: 20)
    #expect(count == 1)
  }

  /// Peer 50: a removed animation has ended, too.
  @Test func `a removed animation is not waited for`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    inTransaction {
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    }
    stage.advance(to: 0.5)
    layer.removeAnimation(forKey: "animation")
    stage.advance(to: 0.6)
    #expect(count == 1)
  }

  /// TR8: an animation that is gone before the commit leaves room for others: it runs at the commit.
  @Test func `it does not run while its transaction is open`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    inTransaction {
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(basic("opacity", from: 0, to: 1), forKey: "animation")
      layer.removeAllAnimations()
      stage.context.finishFrame(at: 0)
      #expect(count == 0)
    }
    #expect(count == 1)
  }

  /// TR8: replacing the block calls the one that was there.
  @Test func `a replaced block is called`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var log: [String] = []
    inTransaction {
      CATransaction.setCompletionBlock { log.append("first") }
      layer.opacity = 0.5
      CATransaction.setCompletionBlock { log.append("second") }
      #expect(log == ["first"])
    }
    #expect(log == ["first", "second"])
    stage.advance(to: 1)
    #expect(log == ["first", "second"])
  }

  /// Peer 53: an inner transaction reads the outer's block, and does not run it a second time.
  @Test func `an inner transaction does not run the outer's block`() {
    endOpenTransactions()
    var count = 0
    inTransaction {
      CATransaction.setCompletionBlock { count += 1 }
      inTransaction { #expect(CATransaction.completionBlock() != nil) }
      #expect(count == 0)
    }
    #expect(count == 1)
  }

  /// TR10: the outer block waits for the inner transaction's animations.
  @Test func `the outer block waits for inner animations`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var log: [String] = []
    inTransaction {
      CATransaction.setCompletionBlock { log.append("outer") }
      inTransaction {
        CATransaction.setCompletionBlock { log.append("inner") }
        layer.add(basic("opacity", from: 0, to: 1), forKey: "animation")
      }
    }
    #expect(log.isEmpty)
    stage.advance(to: 1)
    #expect(log.sorted() == ["inner", "outer"])
  }

  /// Peer 54: an animation that replaces the one under its key ends that one's wait.
  @Test func `a replacement ends the wait for what it replaces`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var log: [String] = []
    inTransaction {
      CATransaction.setCompletionBlock { log.append("first") }
      let animation = basic("opacity", from: 0, to: 1)
      animation.duration = 10
      layer.add(animation, forKey: "animation")
    }
    stage.advance(to: 0.5)
    inTransaction {
      CATransaction.setCompletionBlock { log.append("second") }
      layer.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    }
    stage.advance(to: 0.5)
    #expect(log == ["first"])
    stage.advance(to: 1.5)
    #expect(log == ["first", "second"])
  }

  /// Peer 55, TR10: an endless animation delays it until it is removed.
  @Test func `an endless animation delays it until removal`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    let animation = basic("opacity", from: 0, to: 1)
    animation.repeatCount = .infinity
    inTransaction {
      CATransaction.setCompletionBlock { count += 1 }
      layer.add(animation, forKey: "animation")
    }
    stage.advance(to: 1000)
    #expect(count == 0)
    layer.removeAllAnimations()
    stage.advance(to: 1000)
    #expect(count == 1)
  }

  /// TR9: changes in the block are not in its transaction: they take 0.25 s at the default pace.
  @Test func `changes in the block have a fresh transaction`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    inTransaction {
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { layer.position.x = 0 }
      layer.opacity = 0.5
    }
    stage.advance(to: 2)
    let animation = try #require(layer.animation(forKey: "position"))
    #expect(animation.duration == 0.25)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
  }

  /// TR9: also when it runs at the commit itself.
  @Test func `a block that runs at once has a fresh transaction`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    inTransaction {
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { layer.position.x = 0 }
      layer.opacity = 0.5
    }
    #expect(try #require(layer.animation(forKey: "position")).duration == 0.25)
  }

  /// The implicit transaction can have a block too.
  @Test func `the implicit transaction's block runs after the flush`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var count = 0
    CATransaction.setCompletionBlock { count += 1 }
    layer.opacity = 0.5
    stage.advance(to: 0.2)
    #expect(count == 0)
    stage.advance(to: 0.5)
    #expect(count == 1)
  }
}
