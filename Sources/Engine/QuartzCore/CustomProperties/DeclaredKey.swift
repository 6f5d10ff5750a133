import CoreGraphics

/// A property that the engine's own layers declare: its name, its value until it is set, and how it animates, for the
/// class that has it and for the frames that show it.
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

/// The value of a declared property until it is set, whatever its type.
@MainActor
protocol DeclaredDefault {
  var name: String { get }
  var key: CustomKey { get }
  var initialForm: AnimatableValue { get }
  /// Whether its type is that of whole numbers.
  var isWholeNumber: Bool { get }
}

extension DeclaredKey: DeclaredDefault {
  var initialForm: AnimatableValue { initial.animatableForm.value }
  var isWholeNumber: Bool { Value.self == Int.self }
}

extension CustomValues {
  /// The value of a declared property, also where it was never set.
  @MainActor
  func value<Value>(of declared: DeclaredKey<Value>) -> Value {
    self[declared.key].flatMap { Value.from(animatableForm: AnimatableForm($0)) }
      ?? declared.initial
  }
}
