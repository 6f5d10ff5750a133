/// A layer's data for hit testing; empty until a layer above it has many sublayers.
struct HitLink {
  /// The area where the layer and those below it can be hit, in its own plane; valid if `isKnown`.
  var extent = HitBox.empty
  /// The index of the layer's own sublayers, once they are many and a hit test has searched them.
  var index: HitIndex?
  /// The layer's slot in the index of its superlayer; −1 for none.
  @HalfInt var slot = -1
  /// Whether the data about the layer is valid, for itself and for the layers above it.
  var isKnown = false
}
