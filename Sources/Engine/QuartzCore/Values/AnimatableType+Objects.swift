public import CoreGraphics

// Casts between the types of layers' properties and the objects that key-value access gives: what Objective-C's bridge
// does on Apple's systems, by the same protocol. `value as? CGPoint`, `point as NSValue`, `name as? String`.

/// Geometry is an `NSValue`.
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

  /// The value that an object holds, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The value that an object holds, unless that is of another type.
  ///
  /// - Returns: Whether there is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    result = source.geometry.flatMap { from(animatableForm: AnimatableForm($0)) }
    return result != nil
  }

  /// The value that an object holds; zero for none, or for an object that holds something else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? zeroOfKind
  }
}

/// Names are texts.
extension _ObjectiveCBridgeable where Self: RawRepresentable<String>, _ObjectiveCType == NSString {
  /// The name as an object.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  /// The name that a text is, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = Self(rawValue: source as String)
  }

  /// The name that a text is, unless it is none.
  ///
  /// - Returns: Whether it is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout Self?
  ) -> Bool {
    result = Self(rawValue: source as String)
    return result != nil
  }

  /// The name that a text is; that of an empty one for no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    guard let name = Self(rawValue: source.map { $0 as String } ?? "") else {
      preconditionFailure("\(Self.self) has no name \(source ?? "")")
    }
    return name
  }
}

/// Sets of flags are numbers.
extension _ObjectiveCBridgeable
where Self: OptionSet, RawValue: FixedWidthInteger, _ObjectiveCType == NSNumber {
  /// The flags as an object.
  public func _bridgeToObjectiveC() -> NSNumber {
    NSNumber(value: UInt64(truncatingIfNeeded: rawValue))
  }

  /// The flags of a number, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The flags of a whole number; none for another.
  ///
  /// - Returns: Whether it is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout Self?
  ) -> Bool {
    result = RawValue(exactly: source.doubleValue).map { Self(rawValue: $0) }
    return result != nil
  }

  /// The flags of a number; none for no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? []
  }
}

extension NSValue {
  /// The boxed geometry, by its encoded type: reading another type's bytes would be wrong.
  fileprivate var geometry: AnimatableValue? {
    if let point { return .point(point) }
    if let size { return .size(size) }
    if let rect { return .rect(rect) }
    return heldTransform.map { .transform($0) }
  }
}
