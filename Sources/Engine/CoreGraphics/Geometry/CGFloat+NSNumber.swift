public import Foundation

/// Casts to and from `NSNumber`, as Objective-C's bridge has them: `number as? CGFloat`, `width as NSNumber`.
///
/// Foundation on Linux has them for every other type of number.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number that an object holds, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number that an object holds, unless no `CGFloat` is exactly that.
  ///
  /// - Returns: Whether there is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber,
    result: inout CGFloat?
  ) -> Bool {
    let value = source.doubleValue
    result = value.isNaN || Double(exactly: source) != nil ? CGFloat(value) : nil
    return result != nil
  }

  /// The number that an object holds; 0 for no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension NSNumber {
  /// Whether it was made of a Boolean, as far as Foundation on Linux tells: one of 8 bits counts as that as well.
  package var isFlag: Bool { String(cString: objCType) == "c" }
}
