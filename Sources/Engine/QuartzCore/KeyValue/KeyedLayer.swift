import Foundation

/// A layer by the keys of its values.
///
/// `CALayer` conforms beside the code that knows every key, the declared ones too. That is above the tree of layers,
/// which calls it by `keyed` only.
@MainActor
protocol KeyedLayer: NSObject {
  /// Sets a property, or any other key, by name.
  func setKeyedValue(_ value: Any?, forKey name: String)
  /// The value of a property, or any other key, by name.
  func keyedValue(forKey name: String) -> Any?
  /// How the plain change of a property that the layer's class declares animates; `nil` for other keys.
  func animationOfDeclared(key: String) -> LayerProperty.Animation?
  /// The default value of a key of the class.
  static func keyedDefault(forKey key: String) -> Any?
}

extension NSObject {
  /// The object as a layer with keys; `nil` for others.
  @MainActor var keyed: (any KeyedLayer)? { self as? any KeyedLayer }
}
