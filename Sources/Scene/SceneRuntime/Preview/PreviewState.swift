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
  /// The name that the value was kept under; `nil` where it is the initial one.
  private let restoredName: String?

  /// - Parameters:
  ///   - wrappedValue: The value of a first run.
  ///   - name: The name that it is kept under.
  public init(wrappedValue: Value, _ name: String) {
    self.init(wrappedValue, name) { _ in true }
  }

  /// A value within a range; the window's list of literals (F3) has a slider for the initial one.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of a first run, and in place of a kept one beyond the range.
  ///   - name: The name that it is kept under.
  ///   - range: Where it may be.
  public init(wrappedValue: Value, _ name: String, range: ClosedRange<Value>)
  where Value: Comparable {
    self.init(wrappedValue, name) { range.contains($0) }
  }

  /// One of some values; the window's list of literals (F3) goes through them.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of a first run, and in place of a kept one that is none of the choices.
  ///   - name: The name that it is kept under.
  ///   - choices: What it may be.
  public init(wrappedValue: Value, _ name: String, choices: [Value]) where Value: Equatable {
    self.init(wrappedValue, name) { choices.contains($0) }
  }

  private init(_ initial: Value, _ name: String, isPossible: (Value) -> Bool) {
    let kept = KeptValues.value(Value.self, named: name).flatMap { isPossible($0) ? $0 : nil }
    let box = Box(kept ?? initial)
    self.box = box
    restoredName = kept == nil ? nil : name
    KeptValues.keep(name) { box.value }
  }

  /// The current value.
  ///
  /// While the window gives a reloaded scene what the user did before, a kept value stays as it is: that input has
  /// changed it already.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set {
      if let restoredName, KeptValues.isFixed(restoredName) { return }
      box.value = newValue
    }
  }
}
