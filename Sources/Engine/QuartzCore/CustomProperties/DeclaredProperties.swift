import CoreGraphics

/// An `@Animatable` property without its type.
protocol DeclaredProperty {
  /// The key in the declaration; `nil` for the property's name.
  var givenName: String? { get }
  /// Whether this is the property whose name is being looked for.
  var isBeingNamed: Bool { get }
  var initialForm: AnimatableValue { get }
  var valueType: any AnimatableType.Type { get }
  var animation: LayerProperty.Animation { get }
}

/// The `@Animatable` properties of each layer class, found on its first layer that needs them.
///
/// A property wrapper does not know the name of its property, but `Mirror` lists a layer's stored properties with their
/// names. So the wrapper that needs its name sets a mark, and the name is that of the listed wrapper with the mark:
/// once for each class and property.
@MainActor
enum DeclaredProperties {
  private struct ClassKeys {
    var byName: [String: CustomKey] = [:]
    var byStorage: [AnyKeyPath: CustomKey] = [:]
  }

  private static var classes: [ObjectIdentifier: ClassKeys] = [:]

  /// The key that the layer's class declares for a name.
  static func key(named name: String, of layer: CALayer) -> CustomKey? {
    guard type(of: layer) != CALayer.self else { return nil }
    return keys(of: layer).byName[name]
  }

  /// The key of the wrapper at `storage`; `findName` is called if its name is not known yet.
  static func key(
    of layer: CALayer,
    at storage: AnyKeyPath,
    type valueType: any AnimatableType.Type,
    animation: LayerProperty.Animation,
    findName: () -> String?
  ) -> CustomKey {
    var keys = keys(of: layer)
    if let key = keys.byStorage[storage] { return key }
    let name = findName() ?? placeholder(on: layer, keys)
    let key = CustomKey(
      name: name,
      type: valueType,
      isDeclared: true,
      animation: animation
    )
    keys.byName[name] = key
    keys.byStorage[storage] = key
    classes[ObjectIdentifier(type(of: layer))] = keys
    return key
  }

  /// The keys that the layer's class declares, by name.
  static func all(of layer: CALayer) -> [CustomKey] {
    guard type(of: layer) != CALayer.self else { return [] }
    return keys(of: layer).byName.values.sorted { $0.name < $1.name }
  }

  /// The name of the layer's property that has the mark.
  static func nameBeingAsked(of layer: CALayer) -> String? {
    listed(of: layer).first { $0.property.isBeingNamed }?.name
  }

  /// The value that the layer's property of `key` was declared with.
  static func initialValue(of key: CustomKey, on layer: CALayer) -> AnimatableValue? {
    listed(of: layer).first { $0.name == key.name }?.property.initialForm
  }

  private static func keys(of layer: CALayer) -> ClassKeys {
    let identity = ObjectIdentifier(type(of: layer))
    if let keys = classes[identity] { return keys }
    var keys = ClassKeys()
    // A subclass's property comes first, in case its superclass has one of the same name.
    for (name, property) in listed(of: layer) where keys.byName[name] == nil {
      keys.byName[name] = CustomKey(
        name: name,
        type: property.valueType,
        isDeclared: true,
        animation: property.animation
      )
    }
    classes[identity] = keys
    return keys
  }

  /// The layer's wrappers, which are stored as `_name`, from its class up to `CALayer`.
  private static func listed(of layer: CALayer) -> [(name: String, property: any DeclaredProperty)]
  {
    var found: [(name: String, property: any DeclaredProperty)] = []
    var mirror: Mirror? = Mirror(reflecting: layer)
    while let level = mirror, level.subjectType != CALayer.self {
      for child in level.children {
        guard let property = child.value as? any DeclaredProperty,
          let name = property.givenName ?? child.label.map({ String($0.dropFirst()) })
        else { continue }
        found.append((name, property))
      }
      mirror = level.superclassMirror
    }
    return found
  }

  /// A key for a property whose name cannot be found: it stores its value, but no key path can animate it.
  private static func placeholder(on layer: CALayer, _ keys: ClassKeys) -> String {
    EngineReport.report(
      layer,
      "@Animatable",
      "cannot see its property's name, for the class hides its properties: give it one with"
        + " @Animatable(key:)"
    )
    return "@Animatable \(keys.byStorage.count + 1)"
  }
}
