/// A value that the preview window keeps when the scene is saved and reloaded.
///
///     @PreviewState("taps") var taps = 0
///
/// The initial value is used only if no value of the same type was kept. A restart of the scene forgets kept values. Of
/// several with one name, the last one created is kept. In a scene that runs by itself it is a plain variable.
@propertyWrapper
public struct PreviewState<Value: Codable> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// - Parameters:
  ///   - wrappedValue: The value of a first run.
  ///   - name: The name that it is kept under.
  public init(wrappedValue: Value, _ name: String) {
    let box = Box(KeptValues.value(Value.self, named: name) ?? wrappedValue)
    self.box = box
    KeptValues.keep(name) { box.value }
  }

  /// The current value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
