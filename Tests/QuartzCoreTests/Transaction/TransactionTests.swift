import QuartzCore
import RandomScenes
import Testing

/// Transactions: nesting, their keys, and when changes reach the screen (TR1–TR7; peer 43–48, 57).
struct `Transactions` {
  /// TR5, peer 43, 44: what holds outside any transaction.
  @Test func `the settings have their defaults`() {
    endOpenTransactions()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(CATransaction.completionBlock() == nil)
    #expect(CATransaction.value(forKey: "animationDuration") as? Double == 0.25)
    #expect(CATransaction.value(forKey: "disableActions") as? Bool == false)
    #expect(CATransaction.value(forKey: "animationTimingFunction") == nil)
    #expect(kCATransactionAnimationDuration == "animationDuration")
    #expect(kCATransactionDisableActions == "disableActions")
    #expect(kCATransactionAnimationTimingFunction == "animationTimingFunction")
    #expect(kCATransactionCompletionBlock == "completionBlock")
  }

  /// Peer 45, TR6: an inner level reads the outer's values; what it sets goes with it.
  @Test func `an inner transaction inherits and does not leak`() {
    endOpenTransactions()
    inTransaction {
      CATransaction.setAnimationDuration(1)
      CATransaction.setDisableActions(true)
      CATransaction.setValue("outer", forKey: "mine")
      inTransaction {
        #expect(CATransaction.animationDuration() == 1)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "mine") as? String == "outer")
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(false)
        CATransaction.setValue("inner", forKey: "mine")
        #expect(CATransaction.animationDuration() == 2)
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "mine") as? String == "inner")
      }
      #expect(CATransaction.animationDuration() == 1)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.value(forKey: "mine") as? String == "outer")
    }
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.value(forKey: "mine") == nil)
  }

  /// Peer 46: keys and typed accessors are the same storage, both ways.
  @Test func `keys and accessors see the same values`() {
    inTransaction {
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      let ease = CAMediaTimingFunction(name: .easeIn)
      CATransaction.setAnimationTimingFunction(ease)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      let function = CATransaction.value(forKey: kCATransactionAnimationTimingFunction)
      #expect(function as? CAMediaTimingFunction === ease)
      CATransaction.setValue(4, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(false, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 4)
      #expect(!CATransaction.disableActions())
      CATransaction.setCompletionBlock {}
      #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
    }
  }

  /// TR6 for a key that is set to nothing: it hides the outer value, and the default holds.
  @Test func `a key set to nil hides the outer transaction's value`() {
    inTransaction {
      CATransaction.setAnimationDuration(3)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.setDisableActions(true)
      CATransaction.setValue(1, forKey: "mine")
      let keys = ["animationDuration", "animationTimingFunction", "disableActions", "mine"]
      inTransaction {
        for key in keys { CATransaction.setValue(nil, forKey: key) }
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CATransaction.animationTimingFunction() == nil)
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "mine") == nil)
      }
      #expect(CATransaction.animationDuration() == 3)
      #expect(CATransaction.value(forKey: "mine") as? Int == 1)
    }
  }

  /// What a setting cannot be, and what is no number, leaves it at its default (TR5).
  @Test(arguments: [Double.nan, "soon", [1.0]] as [any Sendable])
  func `a setting that cannot be used is the default`(_ value: any Sendable) {
    inTransaction {
      CATransaction.setValue(value, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(value, forKey: kCATransactionAnimationTimingFunction)
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
    }
  }

  /// A layout that commits what it has not begun ends the transaction early, and nothing else.
  @Test func `a commit from inside a layout ends the transaction`() {
    final class CommittingLayer: CALayer {
      override func layoutSublayers() { CATransaction.commit() }
    }
    let stage = LayerStage()
    let layer = stage.addLayer(CommittingLayer())
    inTransaction {
      CATransaction.setDisableActions(true)
      layer.bounds.size.width += 1
    }
    CATransaction.flush()
    #expect(layer.presentation()?.bounds == layer.bounds)
    #expect(!CATransaction.disableActions())
  }

  /// Peer 47: an unknown key is `nil`, and round-trips once it is set.
  @Test func `an arbitrary key round-trips`() {
    inTransaction {
      #expect(CATransaction.value(forKey: "byebye") == nil)
      CATransaction.setValue(true, forKey: "byebye")
      #expect(CATransaction.value(forKey: "byebye") as? Bool == true)
    }
    #expect(CATransaction.value(forKey: "byebye") == nil)
  }

  /// An action finds out about the change from a key of the transaction.
  @Test func `an action can read the transaction's keys`() {
    let layer = LayerStage().addLayer()
    let action = RecordingAction()
    var seen: Any?
    action.onRun = { _ in seen = CATransaction.value(forKey: "newPosition") }
    layer.actions = ["position": action]
    inTransaction {
      CATransaction.setValue(CGPoint(x: 1, y: 2), forKey: "newPosition")
      layer.position = CGPoint(x: 1, y: 2)
    }
    #expect(seen as? CGPoint == CGPoint(x: 1, y: 2))
  }

  /// Peer 48: none of these needs a transaction to be open.
  @Test func `unmatched calls do nothing`() {
    endOpenTransactions()
    CATransaction.commit()
    CATransaction.flush()
    CATransaction.lock()
    CATransaction.unlock()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// TR1, TR3: the model changes at once; an inner commit only merges into the outer transaction.
  @Test func `only the outermost commit reaches the screen`() throws {
    let stage = LayerStage()
    let layer = stage.addLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    inTransaction { layer.opacity = 0.5 }
    #expect(layer.opacity == 0.5)
    #expect(layer.presentation()?.opacity == 1)
    CATransaction.commit()
    #expect(layer.presentation()?.opacity == 0.5)
  }

  /// TR2, TR4: a change outside a transaction waits for the flush of the implicit one.
  @Test func `a bare change waits for the flush`() {
    let layer = LayerStage().addLayer()
    layer.contentsGravity = .center
    #expect(layer.presentation()?.contentsGravity == .resize)
    CATransaction.flush()
    #expect(layer.presentation()?.contentsGravity == .center)
  }

  /// TR3: an explicit transaction after a bare change is nested in the implicit one.
  @Test func `an explicit transaction nests in an open implicit one`() {
    let layer = LayerStage().addLayer()
    layer.contentsGravity = .center
    inTransaction { layer.contentsGravity = .top }
    #expect(layer.presentation()?.contentsGravity == .resize)
    CATransaction.flush()
    #expect(layer.presentation()?.contentsGravity == .top)
  }

  /// TR4: with an explicit transaction open the flush is put off until that has ended.
  @Test func `a flush waits for open explicit transactions`() {
    let layer = LayerStage().addLayer()
    layer.contentsGravity = .center
    CATransaction.begin()
    CATransaction.flush()
    #expect(layer.presentation()?.contentsGravity == .resize)
    CATransaction.commit()
    #expect(layer.presentation()?.contentsGravity == .center)
  }

  /// TR7: the transaction's function is set on every animation added, over one of its own.
  @Test func `the transaction's timing function is set on added animations`() throws {
    let layer = LayerStage().addLayer()
    let (easeIn, easeOut) = (
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)
    )
    let animation = basic("opacity", from: 0, to: 1)
    animation.timingFunction = easeIn
    layer.add(animation, forKey: "own")
    inTransaction {
      CATransaction.setAnimationTimingFunction(easeOut)
      layer.add(animation, forKey: "over")
      layer.position.x = 0
    }
    #expect(try #require(layer.animation(forKey: "own")).timingFunction == easeIn)
    #expect(try #require(layer.animation(forKey: "over")).timingFunction == easeOut)
    #expect(try #require(layer.animation(forKey: "position")).timingFunction == easeOut)
  }

  /// TR7, T8, peer 57: read when the animation is added; a positive duration of its own is kept.
  @Test(arguments: [(0.0, 0.75), (-1.0, 0.75), (2.0, 2.0)])
  func `the transaction's duration stands in for a missing one`(_ own: Double, _ result: Double)
    throws
  {
    let layer = LayerStage().addLayer()
    let animation = basic("opacity", from: 0, to: 1)
    animation.duration = own
    inTransaction {
      CATransaction.setAnimationDuration(0.75)
      layer.add(animation, forKey: "animation")
      CATransaction.setAnimationDuration(9)
    }
    #expect(try #require(layer.animation(forKey: "animation")).duration == result)
    #expect(animation.duration == own)
  }

  /// Peer 27: a duration of 0 adds nothing; the value is there at once, and it counts as finished.
  @Test func `a transaction of no duration animates nothing`() {
    let stage = LayerStage()
    let layer = stage.addLayer()
    var isComplete = false
    inTransaction {
      CATransaction.setAnimationDuration(0)
      CATransaction.setCompletionBlock { isComplete = true }
      layer.opacity = 0.5
    }
    #expect(layer.animationKeys() == nil)
    stage.advance(to: 0)
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(isComplete)
  }

  /// TR14: all animations of one commit begin together, whenever each was added.
  @Test func `animations of one commit begin together`() throws {
    let stage = LayerStage(at: 1)
    let (a, b) = (stage.addLayer(), stage.addLayer())
    a.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    MediaClock.set(2)
    b.add(basic("opacity", from: 0, to: 1), forKey: "animation")
    MediaClock.set(3)
    CATransaction.flush()
    #expect(try #require(a.animation(forKey: "animation")).beginTime == 3)
    #expect(try #require(b.animation(forKey: "animation")).beginTime == 3)
  }

  /// TR6: the innermost transaction that has a value answers, and `nil` is a value too.
  @Test func `a timing function is taken back for an inner transaction alone`() {
    endOpenTransactions()
    inTransaction {
      let function = CAMediaTimingFunction(name: .linear)
      CATransaction.setAnimationTimingFunction(function)
      inTransaction {
        CATransaction.setAnimationTimingFunction(nil)
        #expect(CATransaction.animationTimingFunction() == nil)
      }
      #expect(CATransaction.animationTimingFunction() === function)
    }
  }
}
