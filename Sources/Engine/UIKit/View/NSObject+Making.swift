public import Foundation

extension NSObject {
  /// An object of a class that is known only when the program runs, made by the class's `init()`, as
  /// `UIView.instance(of:)` makes views.
  nonisolated static func object<Object: NSObject>(of type: Object.Type) -> Object {
    let made = unsafeBitCast(type, to: RequiredObject.Type.self).init()
    return unsafeDowncast(made as NSObject, to: Object.self)
  }
}

/// An object whose initializer may be called by a class that is known only at run time (see `RequiredView`).
nonisolated open class RequiredObject: NSObject {
  /// An object.
  public required override init() { super.init() }
}
