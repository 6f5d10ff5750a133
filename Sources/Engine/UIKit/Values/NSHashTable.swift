public import Foundation

/// How tables of objects keep what is in them.
nonisolated public struct NSPointerFunctions {
  /// How an object is kept.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Options with these raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is kept alive; the default.
    public static let strongMemory: Options = []
    /// It is not kept alive, and leaves the table when it is gone.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Two are the same if they are one object; otherwise if `isEqual(_:)` says so.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// A copy is kept.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A set of objects that may keep none of them alive; they are listed in the order in which they were added.
///
/// It is for one thread at a time.
nonisolated open class NSHashTable<ObjectType>: NSObject {
  private var entries: [ObjectEntry] = []
  private let options: NSPointerFunctions.Options

  /// An empty set.
  ///
  /// - Parameters:
  ///   - options: How objects are kept.
  ///   - initialCapacity: The expected number of objects; without an effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// A set that keeps none of its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { .init(options: .weakMemory) }

  /// The objects that are there.
  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// The number of objects that are there.
  open var count: Int { entries.count { $0.object != nil } }
  /// One of the objects; `nil` for an empty set.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is in the set; `nil` adds nothing.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    entries.removeAll { $0.object == nil }
    entries.append(ObjectEntry(object as AnyObject, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object = object as AnyObject? else { return }
    entries.removeAll { $0.object == nil || $0.matches(object, options) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Whether an object is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object in the set that is equal to another; `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object as AnyObject? else { return nil }
    return entries.first { $0.matches(object, options) }?.object as? ObjectType
  }

  /// The objects in turn.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects.map { $0 as Any }).objectEnumerator()
  }
}

/// An object in a table.
nonisolated struct ObjectEntry {
  private let strong: AnyObject?
  private weak var weakly: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    if options.contains(.weakMemory) {
      (strong, weakly) = (nil, object)
    } else if options.contains(.copyIn), let copy = (object as? any NSCopying)?.copy(with: nil) {
      strong = copy as AnyObject
    } else {
      strong = object
    }
  }

  /// The object; `nil` if it was not kept alive, and is gone.
  var object: AnyObject? { strong ?? weakly }

  func matches(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else {
      return false
    }
    return object.isEqual(other)
  }
}
