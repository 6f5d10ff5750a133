/// Which of the layers that run animations the last frame's list has: what is below one that is hidden, clear or turned
/// away is not gone into.
@MainActor
struct AnimatedSight {
  /// Those that are in the list, by their indices; only where not all are.
  private(set) var inSight: [Int] = []
  /// Those of them that show nothing, and below which nothing is.
  private(set) var showingNothing: [Int] = []
  /// Whether not all are in the list.
  private(set) var isOfSome = false
  /// The build of the list that this was found out for; 0 for none.
  private var build = 0

  /// Looks at the layers again, if the list is of another build.
  mutating func update(_ layers: [CALayer], build: Int) {
    guard build != self.build else { return }
    self.build = build
    inSight.removeAll(keepingCapacity: true)
    showingNothing.removeAll(keepingCapacity: true)
    isOfSome = false
    guard build != 0 else { return }
    for (index, layer) in layers.enumerated() {
      let top = layer.lastListed(in: build)
      if top !== layer, top?.shown.isVisible == false { continue }
      inSight.append(index)
      if top === layer, !layer.shown.isVisible { showingNothing.append(index) }
    }
    isOfSome = inSight.count < layers.count
  }
}

extension CALayer {
  /// The lowest layer from here up that a build has listed.
  fileprivate func lastListed(in build: Int) -> CALayer? {
    var next: CALayer? = self
    while let layer = next, layer.shown.build != build { next = layer.tree.superlayer }
    return next
  }

  /// Whether there is nothing to be told of the animations until after a time of the layer's own, for certain.
  func isQuiet(_ shown: ShownValues, at time: Double) -> Bool {
    shown.isQuiet(atOwn: time) { animations.ended.isEmpty ? animations.running : nil }
  }
}
