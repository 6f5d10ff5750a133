/// What hit testing keeps with a layer: nothing, until one above it has many sublayers.
struct HitLink {
  /// Where hits of the layer and those below it can lie, in its own plane; while `isKnown`.
  var extent = HitBox.empty
  /// Whether what was found out about the layer still holds, for itself and those above it.
  var isKnown = false
  /// The layer's number in the index of its superlayer; −1 for none.
  var slot = -1
  /// The index of the layer's own sublayers, once they are many and were looked through.
  var index: HitIndex?
}
