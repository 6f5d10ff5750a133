/// A layer's sublayers, back to front, and its mask, in a place of their own.
///
/// When a superlayer goes, all below it go with it one after the other, and not each inside the end of
/// the one above it: a long chain of layers would overflow the stack. That cannot be the layer's own
/// `deinit`: it would have to be isolated, and then no subclass could have a plain one.
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
      if layer.tree.context != nil { layer.returnToWindow() }
      // One that somebody else keeps, keeps what is below it.
      guard isKnownUniquelyReferenced(&layer), !layer.tree.isLeaf else { continue }
      leaving.append(contentsOf: layer.tree.below)
      layer.tree.sublayers = []
      layer.tree.mask = nil
    }
  }
}
