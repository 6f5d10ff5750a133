import CoreGraphics
import DisplayList
import QuartzCore
import RandomScenes
import Testing

/// What one frame changes of the list of the frame before.
struct `A retained frame` {
  /// A stage of three colored layers, the second of which has a colored sublayer; listed once.
  private func stage() -> (LayerStage, [CALayer]) {
    let stage = LayerStage()
    let layers = (0..<3).map { stage.addLayer(named: "\($0)") }
    let child = CALayer()
    withoutActions {
      for layer in layers + [child] {
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      layers[1].addSublayer(child)
    }
    CATransaction.flush()
    stage.context.updateFrame(at: 0, scale: 1)
    return (stage, layers + [child])
  }

  private func update(_ stage: LayerStage, _ change: () -> Void) -> RetainedList {
    withoutActions(change)
    stage.context.updateFrame(at: 0, scale: 1)
    return stage.context.frame.retained
  }

  @Test func `without a change nothing is replaced`() {
    let (stage, _) = stage()
    let frame = update(stage) {}
    #expect(frame.change == .none)
    #expect(frame.replaced.isEmpty)
  }

  @Test func `a layer that moves replaces its own items, and those below it`() {
    let (stage, layers) = stage()
    #expect(update(stage) { layers[0].position.x += 5 }.replaced == [0..<1])
    #expect(update(stage) { layers[1].position.x += 5 }.replaced == [1..<2, 2..<3])
    #expect(update(stage) { layers[3].position.x += 5 }.replaced == [2..<3])
  }

  @Test func `a value that moves nothing leaves the layers below alone`() {
    let (stage, layers) = stage()
    let frame = update(stage) { layers[1].cornerRadius = 4 }
    #expect(frame.change == .patched)
    #expect(frame.replaced == [1..<2])
  }

  @Test func `a group whose opacity changes is replaced as a whole`() {
    let (stage, layers) = stage()
    #expect(update(stage) { layers[1].opacity = 0.5 }.change == .rebuilt)
    #expect(update(stage) { layers[1].opacity = 0.6 }.replaced == [1..<5])
  }

  @Test(arguments: ["hidden", "border", "order", "sublayer"])
  func `other items, or another order, build the list from scratch`(_ what: String) {
    let (stage, layers) = stage()
    let frame = update(stage) {
      switch what {
      case "hidden": layers[0].isHidden = true
      case "border": layers[0].borderWidth = 2
      case "order": layers[0].zPosition = 1
      default: layers[2].addSublayer(CALayer())
      }
    }
    #expect(frame.change == .rebuilt)
  }

  @Test func `below a layer that cannot be seen nothing is listed, and nothing missed`() {
    let (stage, layers) = stage()
    _ = update(stage) { layers[1].isHidden = true }
    let hidden = update(stage) { layers[3].position.x += 5 }
    #expect(hidden.change == .none)
    let shown = update(stage) { layers[1].isHidden = false }
    #expect(shown.list.items.count == 4)
  }

  /// DESIGN's rule that a frame is a function of the layers and a time, whatever came before.
  @Test(arguments: Seeds.first(40))
  func `after any edits the list equals one built from scratch`(_ seed: UInt64) {
    let stage = LayerStage()
    let tree = RandomTree(under: stage.root, seed: seed, count: 30)
    for step in 0..<60 {
      let time = Double(step) / 20
      MediaClock.set(time)
      for _ in 0..<(step % 4) { tree.edit() }
      CATransaction.flush()
      stage.context.updateFrame(at: time, scale: 2)
      let kept = stage.context.frame.list
      stage.context.setNeedsRebuild()
      stage.context.updateFrame(at: time, scale: 2)
      let isSame = kept == stage.context.frame.list
      #expect(isSame, "seed \(seed), step \(step)")
      guard isSame else { return }
      stage.context.finishFrame(at: time)
      CATransaction.flush()
    }
  }

  @Test func `a frame shows what presentation layers show`() throws {
    let stage = LayerStage()
    let tree = RandomTree(under: stage.root, seed: 7, count: 30)
    for step in 0..<40 {
      let time = Double(step) / 20
      MediaClock.set(time)
      tree.edit()
      CATransaction.flush()
      stage.context.updateFrame(at: time, scale: 1)
      for layer in tree.layers {
        let shown = try #require(layer.presentation())
        #expect(layer.frameValues.position == shown.position, "step \(step)")
        #expect(Float(layer.frameValues.opacity) == shown.opacity, "step \(step)")
        #expect(layer.frameValues.transform == shown.transform, "step \(step)")
      }
      stage.context.finishFrame(at: time)
      CATransaction.flush()
    }
  }

  @Test func `a layer that goes to another window takes its animation along`() {
    let first = LayerStage()
    let second = LayerContext(root: CALayer())
    let layer = first.addLayer()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 300
    animation.duration = 10
    first.add(animation, to: layer)
    first.context.updateFrame(at: 1, scale: 1)
    withoutActions { second.root.addSublayer(layer) }
    CATransaction.flush()
    first.context.updateFrame(at: 5, scale: 1)
    second.updateFrame(at: 5, scale: 1)
    #expect(layer.frameValues.position.x == 250)
    #expect(second.nextEventTime(after: 5) == 5)
  }
}
