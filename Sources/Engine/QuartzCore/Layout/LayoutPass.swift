/// Lays out what needs it, and goes nowhere else in the tree.
///
/// A layer that needs layout is on a list of its superlayer's, that one on its own superlayer's, and so
/// on to the root, which is on the list here. A pass follows these lists from the top down (LA2): it
/// costs what waits and the ways there, however large the tree.
@MainActor
package final class LayoutPass {
  /// Roots of trees in which something waits.
  private var roots: [CALayer] = []
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

  func list(_ root: CALayer) {
    roots.append(root)
  }

  /// Lays out, once, each tree in which something waits.
  func run() {
    let due = roots
    roots = []
    // One that has got a superlayer since is on that one's list.
    for root in due where root.pending.isListedForLayout && root.tree.superlayer == nil {
      root.pending.isListedForLayout = false
      layOut(from: root)
    }
  }

  /// Lays out `top` and what waits below it, superlayers first.
  ///
  /// Where `top` itself is listed, it stays so.
  func layOut(from top: CALayer) {
    var waiting = top.layOutItself()
    while let layer = waiting.popLast() {
      guard layer.pending.isListedForLayout else { continue }
      layer.pending.isListedForLayout = false
      waiting.append(contentsOf: layer.layOutItself())
    }
  }
}

extension LayoutPass {
  /// How many layers the current engine's passes have come to: what layout has cost.
  package static var visits: Int { Engine.current.layout.visits }
}

extension CALayer {
  /// Whether a pass from here would have something to do.
  var awaitsLayout: Bool { pending.needsLayout || !pending.sublayersToLayOut.isEmpty }

  /// Puts the layer on its superlayer's list, and that one on its own, up to the first that is listed.
  func listForLayout() {
    var layer = self
    while !layer.pending.isListedForLayout {
      layer.pending.isListedForLayout = true
      guard let parent = layer.tree.superlayer else { return Engine.current.layout.list(layer) }
      parent.pending.sublayersToLayOut.append(layer)
      layer = parent
    }
  }

  /// Changes lists with the superlayer.
  func listAgainForLayout() {
    pending.isListedForLayout = false
    if awaitsLayout { listForLayout() }
  }

  /// Lays out this layer alone, if it needs it.
  ///
  /// - Returns: The sublayers to go on with, the first one last.
  fileprivate func layOutItself() -> [CALayer] {
    Engine.current.layout.visits += 1
    if pending.needsLayout {
      pending.needsLayout = false
      pending.isLayingOut = true
      if EngineTrace.isOn { EngineTrace.note(.laidOut, of: self) }
      layoutSublayers()
      pending.isLayingOut = false
    }
    guard !pending.sublayersToLayOut.isEmpty else { return [] }
    defer { pending.sublayersToLayOut = [] }
    return pending.sublayersToLayOut.reversed()
  }
}
