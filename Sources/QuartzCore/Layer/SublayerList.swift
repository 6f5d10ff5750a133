/// A layer's sublayers, back to front, in a place of their own.
///
/// When a superlayer goes, its sublayers go with it one after the other, and not each inside the end of
/// the one above it: a long chain of layers would overflow the stack. That cannot be the layer's own
/// `deinit`: it would have to be isolated, and then no subclass could have a plain one.
@MainActor
final class SublayerList {
  var layers: [CALayer] = []

  isolated deinit {
    var leaving = layers
    layers = []
    while var layer = leaving.popLast() {
      // One that somebody else keeps, keeps its sublayers.
      guard isKnownUniquelyReferenced(&layer), !layer.tree.sublayers.isEmpty else { continue }
      leaving.append(contentsOf: layer.tree.sublayers)
      layer.tree.sublayers = []
    }
  }
}
