public import Foundation

/// Bridging to and from `NSNumber`, as with Objective-C: `number as? CGFloat`, `width as NSNumber`.
///
/// Foundation on Linux has it for every other number type.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// The number that an object holds, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number that an object holds, if a `CGFloat` represents it exactly.
  ///
  /// - Returns: Whether it does.
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
  /// Whether it was made from a Boolean, as far as Foundation on Linux can tell: an 8-bit integer counts as one too.
  package var isFlag: Bool { String(cString: objCType) == "c" }
}
