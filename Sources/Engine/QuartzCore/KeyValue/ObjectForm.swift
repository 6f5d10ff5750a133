import CoreGraphics

/// A value as key-value access returns it: as the object that it would be on Apple's systems.
///
/// A number is an `NSNumber`, geometry an `NSValue`, a name or a text an `NSString`, and a list contains such objects.
/// Swift can cast these to every type that fits: `as? NSNumber`, `Double`, `Float`, `CGFloat`, `Int` or `Bool`, `as?
/// NSValue` or `CGPoint`, `as? String` or `CALayerContentsGravity`; other casts are `nil`. Other values are returned as
/// they are.
func objectForm(_ value: Any) -> Any {
  if type(of: value) is AnyClass || value is [AnyHashable: Any] { return value }
  if let list = value as? [Any] { return list.map { objectForm($0) } }
  guard let object = (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() else {
    return value
  }
  return object is NSValue || object is NSString ? object : value
}

/// The animatable Swift value of an object that key-value access returned, if there is one.
func animatableForm(_ value: Any) -> (any AnimatableType)? {
  if let typed = value as? any AnimatableType { return typed }
  return switch value {
  case let number as NSNumber: number.isFlag ? number.boolValue : number.doubleValue
  case let text as NSString: text as String
  case let point as CGPoint: point
  case let size as CGSize: size
  case let rect as CGRect: rect
  case let transform as CATransform3D: transform
  default: nil
  }
}
