/// The layers with animations that are in the last frame's display list: layers below a hidden, transparent or
/// back-facing layer are not.
@MainActor
struct AnimatedSight {
  /// The indices of the layers that are in the list; empty if all are.
  private(set) var inSight: [Int] = []
  /// The indices of those that are invisible, with everything below them.
  private(set) var showingNothing: [Int] = []
  /// The layers that are in the list.
  private(set) var seen: [CALayer] = []
  /// Whether some layers are not in the list.
  private(set) var isOfSome = false
  /// The build of the list that this was computed for; 0 for none.
  private var build = 0

  /// Looks up the layers again if the list is of another build.
  ///
  /// - Returns: `inSight`; `nil` if all layers are in the list.
  mutating func update(_ layers: [CALayer], build: Int) -> [Int]? {
    if build != self.build { find(layers, build: build) }
    return isOfSome ? inSight : nil
  }

  private mutating func find(_ layers: [CALayer], build: Int) {
    self.build = build
    inSight.removeAll(keepingCapacity: true)
    showingNothing.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    isOfSome = false
    guard build != 0 else { return }
    let look = EngineState.inUse.numbers.nextLook()
    for (index, layer) in layers.enumerated() {
      if layer.shown.build == build {
        if !layer.shown.isVisible { showingNothing.append(index) }
      } else if layer.isHidden(in: build, look: look) {
        continue
      }
      inSight.append(index)
      seen.append(layer)
    }
    isOfSome = inSight.count < layers.count
  }
}

extension CALayer {
  /// Whether a layer that a build has not listed is below a layer that was invisible in it.
  ///
  /// The result is cached for look-up number `look`: thousands of sublayers ask their superlayer.
  fileprivate func isHidden(in build: Int, look: Int) -> Bool {
    var next: CALayer? = self
    while let layer = next, layer.shown.build != build, layer.shown.hiddenInLook != look {
      next = layer.tree.superlayer
    }
    guard let top = next, top.shown.build != build || !top.shown.isVisible else { return false }
    next = self
    while let layer = next, layer !== top {
      layer.shown.hiddenInLook = look
      next = layer.tree.superlayer
    }
    return true
  }
}
