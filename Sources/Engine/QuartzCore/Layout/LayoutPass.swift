/// Lays out the layers that need it, and visits no other part of the tree.
///
/// A layer that needs layout is on a list of its superlayer, which is on a list of its own superlayer, and so on up to
/// the root, which is on the list here. A pass follows these lists from the top down (LA2). Its cost depends on the
/// waiting layers and the paths to them, not on the size of the tree.
@MainActor
package final class LayoutPass {
  /// Roots of trees in which something waits.
  private var roots: [CALayer] {
    get { TreeEngine.current.layoutRoots }
    set { TreeEngine.current.layoutRoots = newValue }
  }
  /// How many layers passes have come to since the program began: what layout has cost.
  fileprivate(set) var visits = 0

  var isSettled: Bool { roots.isEmpty }

  /// A layer that needs layout, if there is one.
  var firstWaiting: CALayer? {
    var layer = roots.first { $0.awaitsLayout }
    while let current = layer, !current.pending.needsLayout {
      layer = current.pending.sublayersToLayOut.first { $0.awaitsLayout }
    }
    return layer
  }

  /// Lays out, once, each tree in which something waits.
  func run() {
    let due = roots
    roots = []
    // A root that has got a superlayer since then is on the superlayer's list.
    for root in due where root.pending.isListedForLayout && root.tree.superlayer == nil {
      root.pending.isListedForLayout = false
      layOut(from: root)
    }
  }

  /// Lays out `top` and the waiting layers below it, superlayers first.
  ///
  /// Where `top` itself is listed, it stays so.
  func layOut(from top: CALayer) {
    var waiting: [CALayer] = []
    top.layOutItself(thenBelow: &waiting)
    while let layer = waiting.popLast() {
      guard layer.pending.isListedForLayout else { continue }
      layer.pending.isListedForLayout = false
      layer.layOutItself(thenBelow: &waiting)
    }
  }
}

extension LayoutPass {
  /// How many layers the current engine's passes have come to: what layout has cost.
  package static var visits: Int { Engine.whole.layout.visits }
}

extension CALayer {
  /// Lays out this layer only, if it needs it.
  ///
  /// - Parameter waiting: The stack that the waiting sublayers are pushed to, the first one last.
  fileprivate func layOutItself(thenBelow waiting: inout [CALayer]) {
    Engine.whole.layout.visits += 1
    if pending.needsLayout {
      pending.needsLayout = false
      pending.isLayingOut = true
      if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
      layoutSublayers()
      pending.isLayingOut = false
    }
    guard !pending.sublayersToLayOut.isEmpty else { return }
    waiting.append(contentsOf: pending.sublayersToLayOut.reversed() as ReversedCollection)
    pending.sublayersToLayOut = []
  }
}
