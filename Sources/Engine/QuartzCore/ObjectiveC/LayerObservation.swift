/// Who is notified of the changes of a layer.
@MainActor
package protocol LayerObservation: AnyObject {
  /// Whether it is of no use any more.
  var isOver: Bool { get }
  func didChange(_ what: ObservedChange)
}

/// What has changed of an observed object.
package enum ObservedChange: Equatable {
  /// A property of the layer.
  case property(LayerProperty)
  /// A value of the layer's view that is none of the layer's own, by its key.
  case own(String)
}
