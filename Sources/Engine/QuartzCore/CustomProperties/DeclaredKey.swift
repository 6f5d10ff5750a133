import CoreGraphics

/// The declaration of a property of the engine's own layers: its name, its default value, and how it animates; used by
/// its class and by frames.
@MainActor
struct DeclaredKey<Value: AnimatableType> {
  let name: String
  let initial: Value
  let animation: LayerProperty.Animation
  let key: CustomKey

  init(_ name: String, _ initial: Value, _ animation: LayerProperty.Animation = .implicit) {
    (self.name, self.initial, self.animation) = (name, initial, animation)
    key = CustomKey(name: name, type: Value.self, isDeclared: true, animation: animation)
  }
}

/// The default value of a declared property, of any type.
@MainActor
protocol DeclaredDefault {
  var name: String { get }
  var key: CustomKey { get }
  var initialForm: AnimatableValue { get }
  /// Whether its type is an integer type.
  var isWholeNumber: Bool { get }
}

extension DeclaredKey: DeclaredDefault {
  var initialForm: AnimatableValue { initial.animatableForm.value }
  var isWholeNumber: Bool { Value.self == Int.self }
}

extension CustomValues {
  /// The value of a declared property; the default if it was never set.
  @MainActor
  func value<Value>(of declared: DeclaredKey<Value>) -> Value {
    self[declared.key].flatMap { Value.from(animatableForm: AnimatableForm($0)) }
      ?? declared.initial
  }
}
