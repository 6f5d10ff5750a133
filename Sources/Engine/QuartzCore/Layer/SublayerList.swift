/// A layer's sublayers, back to front, and its mask, in memory of their own.
///
/// When a superlayer is freed, the layers below are freed one after the other, and not each inside the deinitializer of
/// the one above: a long chain of layers would overflow the stack. The layer's own `deinit` cannot do that: it would
/// have to be isolated, and then no subclass could have a plain one.
@MainActor
final class SublayerList {
  var layers: [CALayer] = []
  var mask: CALayer?

  var isEmpty: Bool { layers.isEmpty && mask == nil }

  isolated deinit {
    var leaving = layers
    if let mask { leaving.append(mask) }
    (layers, mask) = ([], nil)
    while var layer = leaving.popLast() {
      if layer.tree.context != nil { TreeEngine.current.returnToWindow(layer) }
      // A layer that other code keeps alive keeps what is below it.
      guard isKnownUniquelyReferenced(&layer), !layer.tree.isLeaf else { continue }
      layer.pushBelow(to: &leaving)
      layer.tree.sublayers = []
      layer.tree.mask = nil
    }
  }
}
