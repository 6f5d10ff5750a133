import CoreGraphics

/// Makes a property of a `CALayer` subclass one that animates, as the built-in ones do.
///
///     final class DialLayer: CALayer {
///       @Animatable var progress: CGFloat = 0
///
///       override class func needsDisplay(forKey key: String) -> Bool {
///         key == "progress" || super.needsDisplay(forKey: key)
///       }
///     }
///
/// It stands where Apple's Swift has `@NSManaged`. Setting the property raises the event of its name
/// and, on a committed layer, animates by default (A5); `CABasicAnimation(keyPath: "progress")` moves
/// it too, and `presentation()?.progress` answers what shows. On Apple's systems the default would be
/// no animation, and one overrides `action(forKey:)` for it: such an override works here as well.
///
/// The key is the property's name, which is learned from the class by reflection when it is first
/// needed. A class that hides its properties from `Mirror` gives the name itself: `@Animatable(key:)`.
@propertyWrapper
public struct Animatable<Value: AnimatableType> {
  /// The value while nothing was set, which the property was declared with.
  let initialValue: Value
  let givenName: String?
  let animation: LayerProperty.Animation
  private var key: CustomKey?
  private(set) var isBeingNamed = false

  /// A property with the value that it has until it is set; its key is its name.
  public init(wrappedValue: Value) {
    (initialValue, givenName, animation) = (wrappedValue, nil, .implicit)
  }

  /// A property with the value that it has until it is set, under a key of its own.
  public init(wrappedValue: Value, key: String) {
    (initialValue, givenName, animation) = (wrappedValue, key, .implicit)
  }

  /// A property with the value that it has until it is set, whose plain changes may be left still.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value until it is set.
  ///   - implicitly: Whether a plain change animates by itself. If not, as for `@NSManaged` on Apple's systems, it
  ///     still raises the event of its name, which `action(forKey:)` may answer.
  public init(wrappedValue: Value, implicitly: Bool) {
    (initialValue, givenName) = (wrappedValue, nil)
    animation = implicitly ? .implicit : .explicit
  }

  /// A property whose value until it is set is zero, whose plain changes may be left still.
  ///
  /// Zero is `nil` for optionals, false, the empty text and the clear color too.
  ///
  /// - Parameter implicitly: Whether a plain change animates by itself.
  public init(implicitly: Bool) {
    self.init(wrappedValue: Value.zeroOfKind, implicitly: implicitly)
  }

  /// A property of the engine's own layers, which frames know of too.
  @MainActor
  init(_ declared: DeclaredKey<Value>) {
    (initialValue, givenName) = (declared.initial, declared.name)
    (animation, key) = (declared.animation, declared.key)
  }

  /// Not to be had: only a layer can tell the value.
  @available(*, unavailable, message: "only properties of CALayer subclasses can be @Animatable")
  public var wrappedValue: Value {
    get { initialValue }
    set {}
  }

  /// The property of `layer`: the value set last, or in a presentation copy the value that shows.
  @MainActor
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer,
    wrapped property: ReferenceWritableKeyPath<Layer, Value>,
    storage storage: ReferenceWritableKeyPath<Layer, Animatable>
  ) -> Value {
    get {
      let value = layer.values.custom[key(of: layer, at: storage)]
      // A copy's own wrapper says what its `init(layer:)` did, not what the model was made with.
      return value.flatMap { Value.from(animatableForm: AnimatableForm($0)) }
        ?? layer.model()[keyPath: storage].initialValue
    }
    set {
      let key = key(of: layer, at: storage)
      layer.startCustomValue(of: key, at: layer[keyPath: storage].initialForm)
      layer.set(key, to: newValue.animatableForm.value)
    }
  }

  /// The key, which the wrapper remembers once it is known.
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
