import Foundation

/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not kept alive; it reads as `nil` when it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept, if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy is kept, if the value can be copied.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// A value that is associated with an object.
package struct AssociatedValue {
  private let strong: Any?
  private weak var weakly: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: (strong, weakly) = (nil, value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
    }
  }

  var value: Any? { strong ?? weakly }
}
