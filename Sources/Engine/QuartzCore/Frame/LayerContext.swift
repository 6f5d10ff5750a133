import CoreGraphics
package import DisplayList

/// A tree on screen: the root layer of a window, and the state of the engine for it.
///
/// The stage asks it for each frame by time; it never reads a clock.
@MainActor
package final class LayerContext: TreeContext {
  package let root: CALayer
  /// Called when a commit has changed something, so that a frame is due.
  package var onNeedsFrame: (() -> Void)?
  /// Whether something was committed since the last frame was built.
  package private(set) var needsFrame = true
  /// The last frame's display list, and how it differs from the one before.
  package private(set) var frame = RetainedFrame()

  /// Whether layers at rest are rounded to device pixels, for crisp edges and text; default false.
  ///
  /// A layer is at rest if no animation moves it or a layer above it. Code that moves layers frame by frame without
  /// animations must leave this false: the layers would jump from pixel to pixel.
  package var snapsToPixels = false

  private let animated: AnimatedLayers
  /// Whether layers were added, removed or moved in the tree since the last frame.
  private var isRestructured = true
  /// The number of the newest frame, so that a layer can tell what it has computed for it.
  private var frameNumber = 0

  package init(root: CALayer) {
    self.root = root
    let number = EngineState.inUse.numbers.nextContext()
    animated = AnimatedLayers(of: number)
    super.init(number: number)
    root.tree.context = self
    TreeEngine.current.noteMove()
    root.setNeedsCommit()
    root.visibilityDidChange()
  }

  /// Takes the tree off screen: its animations end with the next commit (R8), unless the root has another context.
  ///
  /// If no animation runs, no delegate has to be notified, and no commit is needed.
  isolated deinit {
    if animated.layers.isEmpty, root.treeContext == nil {
      root.leaveScreen()
    } else {
      root.setNeedsCommit()
    }
  }

  override func noteCommit(of layer: CALayer, isRestructured: Bool) {
    needsFrame = true
    if isRestructured { self.isRestructured = true }
    if isRestructured || animated.contains(layer) { animated.setNeedsListing() }
    layer.animations.shown?.setNeedsRefresh()
    noteChange(of: layer)
    onNeedsFrame?()
  }

  override func noteAnimations(of layer: CALayer) { animated.note(layer) }

  override func lists(_ layer: CALayer) -> Bool { frame.lists(layer) }

  override func picture(of layer: CALayer) -> (items: [DisplayItem], plane: Homography) {
    (frame.items(of: layer), frame.restPlane(of: layer))
  }

  override func setNeedsFrame() {
    needsFrame = true
    onNeedsFrame?()
  }

  /// Makes the next frame build the whole list again.
  package func setNeedsRebuild() { isRestructured = true }

  /// The display list at a global time, in device pixels: `scale` pixels per point.
  package func displayList(at time: Double, scale: Double) -> DisplayList {
    updateFrame(at: time, scale: scale)
    return frame.list
  }

  /// Updates `frame` to a global time: evaluates animations, and updates the list where that changes it.
  package func updateFrame(at time: Double, scale: Double) {
    needsFrame = false
    evaluateAnimations(at: time)
    if prepareLayers(at: time, scale: scale), needsFrame {
      // A layer that drew itself meanwhile has committed something: this frame shows it as it is by now.
      evaluateAnimations(at: time)
    }
    displayForFrame(at: time)
    let count = changed.count
    for index in 0..<count where changed[index].pending.changedIn == number {
      changed[index].pending.changedIn = 0
    }
    if !listedInFrames.isEmpty { listedInFrames.removeAll { $0.tree.committedIn != number } }
    frame.update(
      root,
      changed: changed,
      animated: animated.seen,
      listedInFrames: listedInFrames,
      isRestructured: isRestructured,
      scale: scale,
      isMoving: !snapsToPixels,
      time: time
    )
    // What is committed while the frame is listed is for the next frame.
    guard count == changed.count else { return changed.removeFirst(count) }
    changed.removeAll(keepingCapacity: true)
    isRestructured = false
  }

  /// Has layers prepare what they show in a frame.
  ///
  /// - Returns: Whether the scene's own code has been called.
  private func prepareLayers(at time: Double, scale: Double) -> Bool {
    guard !preparedForFrames.isEmpty else { return false }
    preparedForFrames.removeAll { $0.tree.committedIn != number }
    var hasCalledScene = false
    for layer in preparedForFrames where layer.tree.committedIn == number {
      if layer.asKind?.prepareFrame(in: self, at: time, scale: scale) == true {
        hasCalledScene = true
      }
    }
    return hasCalledScene
  }

  /// Makes layers display themselves that draw from animated values (DI6).
  ///
  /// Their changes are committed at once, so that they show in the same frame.
  private func displayForFrame(at time: Double) {
    // (What is committed meanwhile is handled below.)
    var displaying: [CALayer] = []
    for layer in changed where layer.animations.running.isEmpty && layer.mayDisplayForFrame {
      displaying.append(layer)
    }
    guard animated.displaysSome || !displaying.isEmpty else { return }
    let changes = TreeEngine.current.changed.count
    animated.displayForFrame(at: time)
    for layer in displaying { layer.displayForFrame(at: time) }
    if TreeEngine.current.changed.count > changes || needsFrame {
      CATransaction.commitForFrame()
      evaluateAnimations(at: time)
    }
    animated.showRedrawings()
    for index in 0..<changed.count where changed[index].animations.running.isEmpty {
      changed[index].showRedrawing()
    }
  }

  /// Evaluates the animations of every layer that has some, or has just lost them.
  package func evaluateAnimations(at time: Double) {
    frameNumber = EngineState.inUse.numbers.nextFrame()
    let hidesSome = animated.evaluate(
      at: time,
      frame: frameNumber,
      build: isRestructured ? 0 : frame.build
    )
    let count = changed.count
    for index in 0..<count where changed[index].animations.running.isEmpty {
      changed[index].evaluateForFrame(at: time)
    }
    if hidesSome {
      for index in 0..<count { evaluateBelow(changed[index]) }
    }
    for layer in animated.reaching { evaluateReached(by: layer, at: time) }
    for index in 0..<count where changed[index].animations.reachesSublayers {
      evaluateReached(by: changed[index], at: time)
    }
  }

  /// Evaluates the layers below a changed layer, if the last frame's list had nothing of them.
  private func evaluateBelow(_ layer: CALayer) {
    guard layer.shown.build != frame.build || !layer.shown.isVisible else { return }
    animated.evaluateBelow(layer)
  }

  /// Evaluates the layers that animations of `layer` reach by key path, or have reached (KP4).
  private func evaluateReached(by layer: CALayer, at time: Double) {
    let parentTime = layer.frameTime(at: time, frame: frameNumber)
    for sublayer in layer.tree.sublayers where sublayer.name != nil {
      sublayer.evaluateNamed(atParent: parentTime)
      noteChange(of: sublayer)
      evaluateBelow(sublayer)
    }
    if let mask = layer.tree.mask {
      mask.evaluateNamed(atParent: parentTime)
      noteChange(of: mask)
      evaluateBelow(mask)
    }
  }

  /// Finishes a frame at `time`: notifies the delegates of animations that began or ended, and removes ended ones (R3).
  package func finishFrame(at time: Double) {
    var events: [(time: Double, event: AnimationEvents.Event)] = []
    var hasLost = false
    animated.forEachWithNews(at: time) { layer in
      let hasLostSome = layer.advanceAnimations(to: time, &events)
      hasLost = hasLostSome || hasLost
    }
    if hasLost { animated.setNeedsListing() }
    // In the order in which they happened, however long the frame was (peer 41).
    for (_, event) in events.sortedByDepth({ $0.time }) { Engine.whole.events.post(event) }
    animated.prune()
    Engine.whole.events.deliver()
  }

  /// When the picture can change next without a commit: `time` while something runs, else the earliest beginning of a
  /// waiting animation, or infinity (peer 182).
  package func nextEventTime(after time: Double) -> Double {
    var next = Double.infinity
    for layer in preparedForFrames where layer.tree.committedIn == number {
      next = min(next, layer.asKind?.nextChange(in: self, after: time) ?? .infinity)
      if next <= time { return time }
    }
    for layer in animated.layers {
      next = min(next, layer.nextAnimationEvent(after: time))
      if next <= time { return time }
    }
    for layer in listedInFrames {
      next = min(next, layer.asKind?.nextChange(in: self, after: time) ?? .infinity)
    }
    return next
  }
}

extension CALayer {
  /// The root's context if the layer is in a window's tree.
  package var context: LayerContext? { treeContext as? LayerContext }
}
