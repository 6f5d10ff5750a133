import CoreGraphics

/// The value of a property that a layer's class declares, as an inspector lists it.
package struct DeclaredValue {
  package let name: String
  package let key: CustomKey
  /// The value that it was declared with.
  package let initial: AnimatableValue
}

extension CALayer {
  /// The properties that the layer's class declares beside those of every layer: the engine's own in the order of their
  /// table, then those of the scene's classes.
  package var declaredValues: [DeclaredValue] {
    let own = (type(of: self).kind?.declaredKeys ?? []).map {
      DeclaredValue(name: $0.name, key: $0.key, initial: $0.initialForm)
    }
    let others = DeclaredProperties.all(of: self).filter { key in
      !own.contains { $0.name == key.name }
    }
    return own
      + others.map { key in
        let initial = DeclaredProperties.initialValue(of: key, on: self) ?? .none
        return DeclaredValue(name: key.name, key: key, initial: initial)
      }
  }
}
