import CoreGraphics

/// Makes a property of a `CALayer` subclass animatable, as the built-in ones are.
///
///     final class DialLayer: CALayer {
///       @Animatable var progress: CGFloat = 0
///
///       override class func needsDisplay(forKey key: String) -> Bool {
///         key == "progress" || super.needsDisplay(forKey: key)
///       }
///     }
///
/// It replaces the `@NSManaged` of Apple's Swift. Setting the property raises the event of its name and, on a committed
/// layer, animates by default. `CABasicAnimation(keyPath: "progress")` animates it too, and `presentation()?.progress`
/// is the value on screen. On Apple's systems there is no default animation, and a subclass overrides `action(forKey:)`
/// to add one: such an override works here as well.
///
/// The key is the property's name, which is found by reflection on the class when it is first needed. A class that
/// hides its properties from `Mirror` specifies the name itself: `@Animatable(key:)`.
@propertyWrapper
public struct Animatable<Value: AnimatableType> {
  /// The value that the property was declared with, until it is set.
  let initialValue: Value
  let givenName: String?
  let animation: LayerProperty.Animation
  private var key: CustomKey?
  private(set) var isBeingNamed = false

  /// A property with a default value; its key is its name.
  public init(wrappedValue: Value) {
    (initialValue, givenName, animation) = (wrappedValue, nil, .implicit)
  }

  /// A property with a default value, under a key of its own.
  public init(wrappedValue: Value, key: String) {
    (initialValue, givenName, animation) = (wrappedValue, key, .implicit)
  }

  /// A property with a default value, whose plain changes need not animate.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until it is set.
  ///   - implicitly: Whether a plain change animates by itself. If not, as for `@NSManaged` on Apple's systems, it
  ///     still raises the event of its name, which `action(forKey:)` may answer.
  public init(wrappedValue: Value, implicitly: Bool) {
    (initialValue, givenName) = (wrappedValue, nil)
    animation = implicitly ? .implicit : .explicit
  }

  /// A property whose default value is zero, and whose plain changes need not animate.
  ///
  /// Zero is also `nil` for optionals, false, the empty text and the transparent color.
  ///
  /// - Parameter implicitly: Whether a plain change animates by itself.
  public init(implicitly: Bool) {
    self.init(wrappedValue: Value.zeroOfKind, implicitly: implicitly)
  }

  /// A property of the engine's own layers, which frames read too.
  @MainActor
  init(_ declared: DeclaredKey<Value>) {
    (initialValue, givenName) = (declared.initial, declared.name)
    (animation, key) = (declared.animation, declared.key)
  }

  /// Unavailable: only a layer has the value.
  @available(*, unavailable, message: "only properties of CALayer subclasses can be @Animatable")
  public var wrappedValue: Value {
    get { initialValue }
    set {}
  }

  /// The property of `layer`: the value set last, or in a presentation copy the value on screen.
  @MainActor
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer,
    wrapped property: ReferenceWritableKeyPath<Layer, Value>,
    storage storage: ReferenceWritableKeyPath<Layer, Animatable>
  ) -> Value {
    get {
      let value = layer.values.custom[key(of: layer, at: storage)]
      // A copy's own wrapper has the value of its `init(layer:)`, not that of the model.
      return value.flatMap { Value.from(animatableForm: AnimatableForm($0)) }
        ?? layer.model()[keyPath: storage].initialValue
    }
    set {
      let key = key(of: layer, at: storage)
      layer.startCustomValue(of: key, at: layer[keyPath: storage].initialForm)
      layer.set(key, to: newValue.animatableForm.value)
    }
  }

  /// The key; the wrapper caches it once it is known.
  @MainActor
  private static func key<Layer: CALayer>(
    of layer: Layer,
    at storage: ReferenceWritableKeyPath<Layer, Animatable>
  ) -> CustomKey {
    if let key = layer[keyPath: storage].key { return key }
    let animation = layer[keyPath: storage].animation
    let key = DeclaredProperties.key(of: layer, at: storage, type: Value.self, animation: animation)
    {
      if let name = layer[keyPath: storage].givenName { return name }
      layer[keyPath: storage].isBeingNamed = true
      defer { layer[keyPath: storage].isBeingNamed = false }
      return DeclaredProperties.nameBeingAsked(of: layer)
    }
    layer[keyPath: storage].key = key
    return key
  }
}

extension Animatable: DeclaredProperty {
  var initialForm: AnimatableValue { initialValue.animatableForm.value }
  var valueType: any AnimatableType.Type { Value.self }
}
