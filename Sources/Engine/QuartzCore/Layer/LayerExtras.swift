/// What few layers have, in memory of its own, so that all others are made and freed fast.
final class LayerExtras {
  var extraValues: [String: Any] = [:]
  var associations: [UnsafeRawPointer: AssociatedValue] = [:]
  var observations: [any LayerObservation] = []
  var foreignContents: Any?
}

extension CALayer {
  /// Values under keys that are not the layer's properties (KP7).
  package final var extraValues: [String: Any] {
    get { extras?.extraValues ?? [:] }
    _modify { yield &ownExtras.extraValues }
  }

  /// What `objc_setAssociatedObject` was called for, by its keys.
  package final var associations: [UnsafeRawPointer: AssociatedValue] {
    get { extras?.associations ?? [:] }
    _modify { yield &ownExtras.associations }
  }

  /// The observers of values that its properties make.
  package final var observations: [any LayerObservation] {
    get { extras?.observations ?? [] }
    _modify { yield &ownExtras.observations }
  }

  /// Ends observations, without memory for a layer that has none.
  final func endObservations(where isMeant: (any LayerObservation) -> Bool) {
    if extras?.observations.isEmpty == false { ownExtras.observations.removeAll(where: isMeant) }
  }

  /// Contents that are not an image, kept so that they read back.
  package final var foreignContents: Any? {
    get { extras?.foreignContents }
    set { if newValue != nil || extras != nil { ownExtras.foreignContents = newValue } }
  }

  /// Takes the values under other keys, and the contents that are not an image, of a layer that this one is a copy of.
  final func takeExtras(of other: CALayer) {
    // (A layer that is merely observed has nothing to copy.)
    guard let theirs = other.extras,
      !theirs.extraValues.isEmpty || theirs.foreignContents != nil || extras != nil
    else { return }
    (extraValues, foreignContents) = (theirs.extraValues, theirs.foreignContents)
  }

  private final var ownExtras: LayerExtras {
    let own = extras ?? LayerExtras()
    extras = own
    return own
  }
}
