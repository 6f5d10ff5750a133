public import Foundation

/// Structures of numbers in an `NSValue`: Foundation on Linux boxes no structure but points, sizes and rectangles, so
/// the value's type is that of an array.
extension NSValue {
  /// A box with numbers in a row.
  package convenience init(doubles: [Double]) {
    self.init(bytes: doubles, objCType: Self.arrayType(doubles.count))
  }

  /// The numbers in the box; `nil` when it holds anything but `count` of them.
  package func doubles(_ count: Int) -> [Double]? {
    guard !(self is NSNumber), String(cString: objCType) == Self.arrayType(count) else {
      return nil
    }
    var doubles = [Double](repeating: 0, count: count)
    doubles.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return doubles
  }

  /// As Objective-C encodes the type.
  private static func arrayType(_ count: Int) -> String { "[\(count)d]" }
}

/// A structure of numbers that `NSValue` holds: `value as? CGAffineTransform`, `transform as NSValue`.
public protocol DoublesInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Its numbers in the order of its fields, always as many.
  var doublesInValue: [Double] { get }

  /// The structure of such numbers, or of zeros where there are none.
  init(doublesInValue: [Double]?)
}

extension DoublesInValue {
  /// The structure as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(doubles: doublesInValue) }

  /// The structure that an object holds, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The structure that an object holds, unless that is of another type.
  ///
  /// - Returns: Whether there is one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue,
    result: inout Self?
  ) -> Bool {
    let count = Self(doublesInValue: nil).doublesInValue.count
    result = source.doubles(count).map { Self(doublesInValue: $0) }
    return result != nil
  }

  /// The structure that an object holds; zeros for none, or for an object that holds something else.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self(doublesInValue: nil)
  }
}

extension CGAffineTransform: DoublesInValue {
  /// a, b, c, d, tx and ty.
  public var doublesInValue: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }

  /// The transform of six numbers in this order.
  public init(doublesInValue: [Double]?) {
    let n = (doublesInValue ?? [0, 0, 0, 0, 0, 0]).map { CGFloat($0) }
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

extension CGVector: DoublesInValue {
  /// dx and dy.
  public var doublesInValue: [Double] { [Double(dx), Double(dy)] }

  /// The vector of two numbers in this order.
  public init(doublesInValue: [Double]?) {
    let n = doublesInValue ?? [0, 0]
    self.init(dx: n[0], dy: n[1])
  }
}
