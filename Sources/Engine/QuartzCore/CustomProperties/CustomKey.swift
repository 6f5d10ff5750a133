import CoreGraphics

/// A key of the scene's own whose values can animate; small, so that frames can copy it.
package struct CustomKey: Hashable, Sendable {
  /// The index in the table of meanings.
  private let index: Int32
  package let kind: ValueKind
  /// Whether a class declares it with `@Animatable`; else a layer just stores a value for it (KP7).
  package let isDeclared: Bool
  /// Whether and how it animates.
  package let animation: LayerProperty.Animation
}

extension CustomKey {
  /// The meaning of a key: looked up in the API, never by a frame.
  private struct Meaning {
    let name: String
    let type: any AnimatableType.Type
  }

  private struct Identity: Hashable {
    let name: String
    let type: ObjectIdentifier
    let isDeclared: Bool
    let animation: LayerProperty.Animation
  }

  @MainActor private static var meanings: [Meaning] = []
  @MainActor private static var known: [Identity: CustomKey] = [:]

  /// The key of a name with values of a type; always the same one.
  @MainActor
  init(
    name: String,
    type: any AnimatableType.Type,
    isDeclared: Bool,
    animation: LayerProperty.Animation
  ) {
    let identity = Identity(
      name: name,
      type: ObjectIdentifier(type),
      isDeclared: isDeclared,
      animation: animation
    )
    if let key = Self.known[identity] {
      self = key
      return
    }
    index = Int32(Self.meanings.count)
    kind = type.animatableKind.kind
    (self.isDeclared, self.animation) = (isDeclared, animation)
    Self.meanings.append(Meaning(name: name, type: type))
    Self.known[identity] = self
  }

  @MainActor package var name: String { Self.meanings[Int(index)].name }

  /// Whether `nil` is a value of the key's type.
  @MainActor package var takesNil: Bool { typed(.none) != nil }

  /// A value as the key's own type can store it: a value set by key is rounded as an assignment would round it.
  @MainActor
  func fitted(_ value: AnimatableValue) -> AnimatableValue {
    guard kind == .number, value.isFinite else { return value }
    return typed(value)?.animatableForm.value ?? value
  }

  /// A value as the key's own type, as `value(forKey:)` returns it.
  @MainActor
  package func any(_ value: AnimatableValue) -> Any? {
    switch value {
    // The engine's own types for these have no other representation.
    case .path, .list: value.any
    // Names are read by key as their texts.
    case .text(let text) where typed(value) is any RawRepresentable<String>: text
    default: typed(value).flatMap { unwrapped($0) }
    }
  }

  @MainActor
  private func typed(_ value: AnimatableValue) -> (any AnimatableType)? {
    Self.meanings[Int(index)].type.from(animatableForm: AnimatableForm(value))
  }
}
