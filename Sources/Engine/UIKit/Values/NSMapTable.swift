public import Foundation

/// A dictionary of objects that may keep neither its keys nor its values alive; an entry leaves when one of both is
/// gone.
///
/// It is for one thread at a time. Entries are listed in the order in which they were added.
nonisolated open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: ObjectEntry, value: ObjectEntry)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// An empty dictionary.
  ///
  /// - Parameters:
  ///   - keyOptions: How keys are kept.
  ///   - valueOptions: How values are kept.
  ///   - initialCapacity: The expected number of entries; without an effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// A dictionary that keeps its keys and its values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { .init() }
  /// A dictionary that keeps only its values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory)
  }
  /// A dictionary that keeps only its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(valueOptions: .weakMemory)
  }
  /// A dictionary that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    .init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries that are there.
  open var count: Int { living.count }

  /// The value of a key; `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey as AnyObject? else { return nil }
    return living.first { $0.key.matches(key, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; `nil` sets nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    let key = ObjectEntry(aKey as AnyObject, keyOptions)
    entries.append((key, ObjectEntry(anObject as AnyObject, valueOptions)))
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey as AnyObject? else { return }
    entries = living.filter { !$0.key.matches(key, keyOptions) }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [] }

  /// The keys in turn.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap { $0.key.object as Any? }).objectEnumerator()
  }

  /// The values in turn.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap { $0.value.object as Any? }).objectEnumerator()
  }

  /// The entries as a dictionary, if the keys can be those of one.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in living {
      if let key = entry.key.object as? AnyHashable {
        result[key] = entry.value.object as? ObjectType
      }
    }
    return result
  }

  private var living: [(key: ObjectEntry, value: ObjectEntry)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }
}
