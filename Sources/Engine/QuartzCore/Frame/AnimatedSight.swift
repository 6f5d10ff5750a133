/// Which of the layers that run animations the last frame's list has: what is below one that is hidden, clear or turned
/// away is not gone into.
@MainActor
struct AnimatedSight {
  /// Those that are in the list, by their indices; only where not all are.
  private(set) var inSight: [Int] = []
  /// Those of them that show nothing, and below which nothing is.
  private(set) var showingNothing: [Int] = []
  /// Those that are in the list.
  private(set) var seen: [CALayer] = []
  /// Whether not all are in the list.
  private(set) var isOfSome = false
  /// The build of the list that this was found out for; 0 for none.
  private var build = 0

  /// Looks at the layers again, if the list is of another build.
  ///
  /// - Returns: `inSight`; `nil` where all are in the list.
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
    let look = Engine.current.numbers.nextLook()
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
  /// Whether a layer that a build has not listed is below one that showed nothing in it.
  ///
  /// Kept for the look of that number: thousands of sublayers ask their superlayer.
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
