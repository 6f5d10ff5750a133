/// Who is notified of the changes of a layer.
@MainActor
package protocol LayerObservation: AnyObject {
  /// Whether it is of no use any more.
  var isOver: Bool { get }
  /// A property has changed, or for `nil` a value of the layer's view.
  func didChange(_ property: LayerProperty?)
}
