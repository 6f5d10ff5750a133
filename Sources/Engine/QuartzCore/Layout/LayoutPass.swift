/// The layers that need layout.
///
/// A layer that needs layout is on a list of its superlayer, which is on a list of its own superlayer, and so on up to
/// the root, which is on the list here. A pass follows these lists from the top down (LA2). Its cost depends on the
/// waiting layers and the paths to them, not on the size of the tree.
@MainActor
package final class LayoutPass {
  /// Roots of trees in which something waits.
  var roots: [CALayer] = []
  /// How many layers passes have come to since the program began: what layout has cost.
  var visits = 0

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
}

extension LayoutPass {
  /// How many layers the current engine's passes have come to: what layout has cost.
  package static var visits: Int { TreeEngine.current.layout.visits }
}

extension CALayer {
  /// Whether a pass from this layer would have something to do.
  var awaitsLayout: Bool { pending.needsLayout || !pending.sublayersToLayOut.isEmpty }

  /// Adds the layer to its superlayer's list, that one to its own superlayer's, and so on up to the first listed layer.
  func listForLayout() {
    var layer = self
    while !layer.pending.isListedForLayout {
      layer.pending.isListedForLayout = true
      guard let parent = layer.tree.superlayer else { return TreeEngine.current.layout.list(layer) }
      parent.pending.sublayersToLayOut.append(layer)
      layer = parent
    }
  }

  /// Moves the layer to the list of a new superlayer.
  func listAgainForLayout() {
    pending.isListedForLayout = false
    if awaitsLayout { listForLayout() }
  }
}
