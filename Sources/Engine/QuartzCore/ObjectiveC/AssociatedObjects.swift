import Foundation

/// Associates a value with an object, or with `nil` removes it.
///
/// It lives as long as the object. For layers, views, controllers and other responders that is exact; the values of
/// other objects may outlive them until more objects have been given values.
///
/// - Parameters:
///   - object: The object; a value type has no associations.
///   - key: An address that no other key has: that of a global or static variable.
///   - value: The value; `nil` removes it.
///   - policy: Whether the value is kept alive, or copied.
@MainActor
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let stored = value.map { AssociatedValue($0, policy) }
  if let holder = object as? any AssociationHolder {
    holder.associations[key] = stored
  } else {
    EngineState.inUse.associations.set(stored, for: key, of: object)
  }
}

/// The value that is associated with an object; `nil` if there is none.
@MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let holder = object as? any AssociationHolder { return holder.associations[key]?.value }
  return EngineState.inUse.associations.value(for: key, of: object)?.value
}

/// Removes all values that are associated with an object.
@MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let holder = object as? any AssociationHolder {
    holder.associations = [:]
  } else {
    EngineState.inUse.associations.removeAll(of: object)
  }
}

/// An object that keeps its associated values itself.
@MainActor
package protocol AssociationHolder: AnyObject {
  /// The values by their keys.
  var associations: [UnsafeRawPointer: AssociatedValue] { get set }
}

extension CALayer: AssociationHolder {}
