public import CoreGraphics

// Casts between the types of layers' properties and the objects of key-value access, by the protocol of Objective-C's
// bridge on Apple's systems: `value as? CGPoint`, `point as NSValue`, `name as? String`.

/// Geometry is bridged to `NSValue`.
extension _ObjectiveCBridgeable where Self: AnimatableType, _ObjectiveCType == NSValue {
  /// The value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    switch animatableForm.value {
    case .point(let point): NSValue(point: point)
    case .size(let size): NSValue(size: size)
    case .rect(let rect): NSValue(rect: rect)
    case .transform(let transform): NSValue(caTransform3D: transform)
    default: NSValue(doubles: [])
    }
  }

  /// The value in an object, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The value in an object, unless that is of another type.
  ///
  /// - Returns: Whether the object has such a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = source.geometry.flatMap { from(animatableForm: AnimatableForm($0)) }
    return result != nil
  }

  /// The value in an object; zero without an object, or if it contains something else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? zeroOfKind
  }
}

/// Names are bridged to texts.
extension _ObjectiveCBridgeable where Self: RawRepresentable<String>, _ObjectiveCType == NSString {
  /// The name as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// The name with a text, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  /// The name with a text, if there is one.
  ///
  /// - Returns: Whether there is such a name.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout Self?
  ) -> Bool {
    result = Self(rawValue: source as String)
    return result != nil
  }

  /// The name with a text; without an object that with an empty text.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    guard let name = Self(rawValue: source.map { $0 as String } ?? "") else {
      preconditionFailure("\(Self.self) has no name \(source ?? "")")
    }
    return name
  }
}

/// Sets of flags are bridged to numbers.
extension _ObjectiveCBridgeable
where Self: OptionSet, RawValue: FixedWidthInteger, _ObjectiveCType == NSNumber {
  /// The flags as an object.
  public func _bridgeToObjectiveC() -> NSNumber {
    NSNumber(value: UInt64(truncatingIfNeeded: rawValue))
  }

  /// The flags in a number, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The flags in a whole number; none in another.
  ///
  /// - Returns: Whether it is a whole number.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout Self?
  ) -> Bool {
    result = RawValue(exactly: source.doubleValue).map { Self(rawValue: $0) }
    return result != nil
  }

  /// The flags in a number; none without an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? []
  }
}

extension NSValue {
  /// The geometry in the object, by its encoded type: reading another type's bytes would be wrong.
  fileprivate var geometry: AnimatableValue? {
    if let point { return .point(point) }
    if let size { return .size(size) }
    if let rect { return .rect(rect) }
    return heldTransform.map { .transform($0) }
  }
}
