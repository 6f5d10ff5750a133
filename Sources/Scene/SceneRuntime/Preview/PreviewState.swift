/// A value that the preview window keeps when the scene is saved and comes up anew.
///
///     @PreviewState("taps") var taps = 0
///
/// It has the value that is written only where there is none to be kept, or one of another type. A restart of the scene
/// forgets it. Of several with one name the last that was made is kept. In a scene that runs by itself it is a plain
/// variable.
@propertyWrapper
public struct PreviewState<Value: Codable> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// - Parameters:
  ///   - wrappedValue: The value of a first run.
  ///   - name: What it is kept under.
  public init(wrappedValue: Value, _ name: String) {
    let box = Box(KeptValues.value(Value.self, named: name) ?? wrappedValue)
    self.box = box
    KeptValues.keep(name) { box.value }
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
