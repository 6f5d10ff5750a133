/// Properties whose getters begin with "is": their keys do not, and the getter's name is accepted as well.
///
/// The only table of these, for layers, animations and cells.
enum GetterNames {
  private static let keys = [
    "isHidden": "hidden", "isDoubleSided": "doubleSided", "isGeometryFlipped": "geometryFlipped",
    "isOpaque": "opaque", "isWrapped": "wrapped", "isEnabled": "enabled", "isAdditive": "additive",
    "isCumulative": "cumulative", "isRemovedOnCompletion": "removedOnCompletion",
  ]

  /// The key of a property; any other name is its own key.
  static func key(of name: String) -> String { keys[name] ?? name }
}
