/// What few layers have, in memory of its own, so that all others are made and freed fast.
@MainActor
final class LayerExtras {
  var timing = LayerTiming.standard
  var layout = LayoutSettings.standard
  var drawing = DrawingSettings.standard
  var extraValues: [String: Any] = [:]
  var associations: [UnsafeRawPointer: AssociatedValue] = [:]
  var observations: [any LayerObservation] = []
  var foreignContents: Any?
  /// Properties whose bad value has been reported.
  var reported: Set<String> = []
  /// Passed by `add(_:forKey:didStopTarget:action:)` to the `add(_:forKey:)` that it calls.
  var didStopTarget: TargetActionPair?

  init() {}

  /// What a copy of a layer takes over: neither its objects' observers, nor what is still to be done.
  init(copying other: LayerExtras) {
    (timing, layout, drawing) = (other.timing, other.layout, other.drawing)
    drawing.dirtyArea = .nothing
    (extraValues, foreignContents) = (other.extraValues, other.foreignContents)
  }
}

extension CALayer {
  /// How the layer's time runs.
  package final var timing: LayerTiming {
    get { extras?.timing ?? .standard }
    _modify { yield &ownExtras.timing }
  }

  /// Whether the layer's time is its superlayer's.
  final var keepsParentsTime: Bool { extras?.timing.isParents ?? true }

  final var layout: LayoutSettings {
    get { extras?.layout ?? .standard }
    _modify { yield &ownExtras.layout }
  }

  final var drawing: DrawingSettings {
    get { extras?.drawing ?? .standard }
    _modify { yield &ownExtras.drawing }
  }

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

  /// The extras, made when something of them is set first.
  final var ownExtras: LayerExtras {
    let own = extras ?? LayerExtras()
    extras = own
    return own
  }
}
