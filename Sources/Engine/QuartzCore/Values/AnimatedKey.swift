import CoreGraphics

/// An animatable value of a layer: a property of `CALayer`, or a key of the scene's own.
package enum AnimatedKey: Hashable, Sendable {
  case builtIn(LayerProperty)
  case custom(CustomKey)

  package var kind: ValueKind {
    switch self {
    case .builtIn(let property): property.kind
    case .custom(let key): key.kind
    }
  }

  /// Whether and how the key animates; a key that no class declares has no implicit animation (KP7).
  package var animation: LayerProperty.Animation {
    switch self {
    case .builtIn(let property): property.animation
    case .custom(let key): key.animation
    }
  }

  /// The event of its change.
  @MainActor package var name: String {
    switch self {
    case .builtIn(let property): property.rawValue
    case .custom(let key): key.name
    }
  }
}

extension LayerValues {
  /// The value of a property or of a custom key; `.none` for a custom key without one.
  package subscript(key: AnimatedKey) -> AnimatableValue {
    get {
      switch key {
      case .builtIn(let property): self[property]
      case .custom(let key): custom[key] ?? .none
      }
    }
    set {
      switch key {
      case .builtIn(let property): self[property] = newValue
      case .custom(let key): custom[key] = newValue
      }
    }
  }
}
