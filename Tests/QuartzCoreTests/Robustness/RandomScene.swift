import CoreGraphics
import QuartzCore
import RandomScenes

/// A tree on show to which everything is done that user code can do, good or bad, also from inside the
/// calls that it gets back.
final class RandomScene {
  let stage = LayerStage()
  let tree: RandomTree
  let nursery: Nursery
  private(set) var now = 0.0
  private(set) var animations: [AnimationWitness] = []
  private(set) var completions: [CompletionWitness] = []
  /// Whether calls from the engine are left without a reaction.
  private var isQuiet = true
  /// Layers and properties that were reported by the last check.
  var reported: Set<String> = []
  /// How many reactions are in each other.
  private var depth = 0

  init(seed: UInt64) {
    stage.root.name = "root"
    stage.context.snapsToPixels = seed % 2 == 0
    let nursery = Nursery(seed: seed)
    self.nursery = nursery
    tree = RandomTree(under: stage.root, seed: seed, count: 12, most: 30) { nursery.makeLayer() }
    nursery.delegate.scene = self
    nursery.action.scene = self
    RestlessLayer.scene = self
  }

  private static let fewest = 12

  /// One change.
  func step() {
    isQuiet = false
    // Whole trees go at once: others have to come.
    if tree.layers.count < Self.fewest, tree.random.once(in: 3) { tree.insertLayer() }
    switch tree.random.index(below: 40) {
    case 0..<12: tree.edit()
    case 12..<18: setSomething()
    case 18..<25: addAnimation()
    case 25, 26: removeAnimations()
    case 27: changeClock()
    case 28..<31: moveLayer()
    case 31, 32: transact()
    case 33, 34: heal()
    case 35: askForWork()
    case 36: usePresentation()
    case 37, 38: _ = stage.root.hitTest(tree.point())
    default: frame()
    }
  }

  /// What user code does from inside a call that it gets from the engine.
  func react() {
    guard !isQuiet, depth < 2, tree.random.once(in: 5) else { return }
    depth += 1
    defer { depth -= 1 }
    switch tree.random.index(below: 9) {
    case 0, 1: tree.edit()
    case 2: addAnimation()
    case 3: removeAnimations()
    case 4: CATransaction.flush()
    case 5: moveLayer()
    case 6: transact()
    case 7: if let layer = tree.pick() { tree.remove(layer) }
    default: setSomething()
    }
  }

  /// What the layers' delegate answers the action search.
  func answer() -> (any CAAction)? {
    switch tree.random.index(below: 8) {
    case 0: NSNull()
    case 1: nursery.action
    case 2: basic("zPosition", from: 0, to: 1)
    default: nil
    }
  }

  /// A frame some time later, as the window makes it.
  func frame() {
    now += tree.random.number(0...0.3)
    MediaClock.set(now)
    CATransaction.flush()
    stage.context.updateFrame(at: now, scale: 2)
    stage.context.finishFrame(at: now)
    CATransaction.flush()
  }

  /// Lets everything that was asked for come to pass, without asking for more.
  ///
  /// The window's root may have got under another layer: while it was asked about one of its own layers,
  /// that one left.
  func settle() {
    isQuiet = true
    stage.root.removeFromSuperlayer()
    for _ in 0..<2 { frame() }
  }

  /// Takes all animations and all layers away, and releases them.
  func finish() {
    isQuiet = true
    for layer in nursery.alive { layer.removeAllAnimations() }
    stage.root.removeAllAnimations()
    stage.root.removeFromSuperlayer()
    stage.root.sublayers = nil
    stage.root.mask = nil
    tree.forgetAll()
    for _ in 0..<3 { frame() }
  }
}

// MARK: - Changes

extension RandomScene {
  private func addAnimation() {
    guard let layer = tree.random.once(in: 20) ? stage.root : tree.pick() else { return }
    let animation = tree.random.animation(sublayer: layer.sublayers?.first?.name ?? "nobody")
    let witness = AnimationWitness(animations.count, of: self)
    animation.delegate = witness
    animations.append(witness)
    layer.add(animation, forKey: tree.random.pick(["a", "b", "position", "", nil]))
    if tree.random.once(in: 8) { animation.duration = .nan }
  }

  private func removeAnimations() {
    guard let layer = tree.pick() else { return }
    if tree.random.flag() {
      layer.removeAllAnimations()
    } else {
      layer.removeAnimation(forKey: tree.random.pick(["a", "b", "position", "none"]))
    }
  }

  private func setSomething() {
    guard let layer = tree.pick() else { return }
    let value = tree.random.pick(BadValues.things)
    switch tree.random.index(below: 6) {
    case 0: layer.setValue(value, forKey: tree.random.pick(Self.keys))
    case 1: layer.setValue(value, forKeyPath: tree.random.pick(Self.keyPaths))
    case 2: layer.name = nursery.newName()
    default:
      let set = tree.random.pick(BadValues.setters)
      set(layer, CGFloat(tree.random.perhapsBad(-2...60)))
    }
  }

  private static let keys =
    LayerProperty.allCases.map(\.rawValue) + [
      "frame", "speed", "beginTime", "timeOffset", "mask", "opaque", "needsDisplayOnBoundsChange",
      "contentsFormat", "level", "undeclared", "isHidden", "",
    ]
  private static let keyPaths = [
    "position.x", "bounds.size", "bounds.size.width", "transform.rotation", "transform.scale.x",
    "transform.translation", "sublayers.nobody.opacity", "mask.position.y", "level.x", "a.b.c", ".",
    "undeclared.x", "position.", "contentsRect.origin",
  ]

  private func changeClock() {
    guard let layer = tree.pick() else { return }
    let set = tree.random.pick(BadValues.clockSetters)
    set(layer, tree.random.perhapsBad(-1...2))
  }

  /// Sets the values of a layer back to those that it was made with, except its place.
  private func heal() {
    guard let layer = tree.pick() else { return }
    let fresh = LayerValues()
    for property in LayerProperty.allCases where property != .position && property != .bounds {
      if layer.values[property] != fresh[property] {
        layer.setValue(fresh[property].any, forKey: property.rawValue)
      }
    }
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    layer.position = tree.point()
    (layer.speed, layer.beginTime, layer.timeOffset) = (1, 0, 0)
  }

  private func askForWork() {
    guard let layer = tree.pick() else { return }
    switch tree.random.index(below: 6) {
    case 0: layer.setNeedsLayout()
    case 1: layer.setNeedsDisplay()
    case 2: layer.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    case 3: layer.layoutIfNeeded()
    case 4: layer.displayIfNeeded()
    default: layer.setNeedsDisplay(CGRect(x: 2, y: 2, width: 3, height: -3))
    }
  }

  /// Presentation copies are for reading: whatever else is done with them must have no effect.
  private func usePresentation() {
    guard let layer = tree.pick(), let shown = layer.presentation() else { return }
    switch tree.random.index(below: 6) {
    case 0: shown.position.x = 7
    case 1: tree.pick()?.addSublayer(shown)
    case 2: if let layer = tree.pick() { shown.addSublayer(layer) }
    case 3: shown.add(basic("opacity", from: 0, to: 1), forKey: "a")
    case 4: _ = shown.superlayer?.hitTest(tree.point())
    default:
      shown.removeFromSuperlayer()
      shown.removeAllAnimations()
      shown.setNeedsDisplay()
    }
  }
}

// MARK: - Trees and transactions

extension RandomScene {
  /// Any layer to anywhere, also to where it cannot be.
  private func moveLayer() {
    guard let a = tree.pick(), let b = tree.pick() else { return }
    switch tree.random.index(below: 14) {
    case 0: a.addSublayer(b)
    case 1: a.addSublayer(a)
    case 2: if let above = b.superlayer { b.addSublayer(above) }
    case 3: a.insertSublayer(b, at: tree.random.flag() ? 0 : .max)
    case 4: a.insertSublayer(b, below: a.sublayers?.last)
    case 5: a.insertSublayer(b, above: tree.pick())
    case 6: if let old = a.sublayers?.first { a.replaceSublayer(old, with: b) }
    case 7: a.sublayers = [b, a.superlayer, tree.pick(), b, a.sublayers?.last].compactMap(\.self)
    case 8: a.mask = b
    case 9: a.mask = a.superlayer
    case 10: b.removeFromSuperlayer()
    default: tree.root.addSublayer(b)
    }
  }

  private func transact(inside outer: Int = 0) {
    CATransaction.begin()
    if tree.random.flag() { CATransaction.setDisableActions(true) }
    if tree.random.once(in: 3) {
      CATransaction.setAnimationDuration(tree.random.perhapsBad(0...1))
    }
    if tree.random.once(in: 4) {
      let value = tree.random.pick(BadValues.things)
      CATransaction.setValue(value, forKey: kCATransactionAnimationDuration)
    }
    if tree.random.flag() { setCompletion() }
    addAnimation()
    tree.edit()
    if outer < 2, tree.random.flag() { transact(inside: outer + 1) }
    if tree.random.once(in: 4) { CATransaction.flush() }
    if tree.random.once(in: 4) { setCompletion() }
    if tree.random.once(in: 6) { CATransaction.setCompletionBlock(nil) }
    setSomething()
    CATransaction.commit()
  }

  private func setCompletion() {
    let witness = CompletionWitness(completions.count, of: self)
    completions.append(witness)
    CATransaction.setCompletionBlock { witness.run() }
  }
}
