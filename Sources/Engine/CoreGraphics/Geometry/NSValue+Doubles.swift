public import Foundation

/// Structures of numbers in an `NSValue`: Foundation on Linux boxes only points, sizes and rectangles, so the type of
/// the value is that of an array.
extension NSValue {
  /// A box of an array of numbers.
  package convenience init(doubles: [Double]) {
    self.init(bytes: doubles, objCType: Self.arrayType(doubles.count))
  }

  /// The numbers in the box; `nil` when it does not hold exactly `count` numbers.
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

  /// Objective-C's type encoding of the array.
  private static func arrayType(_ count: Int) -> String { "[\(count)d]" }
}

/// A structure of numbers that bridges to `NSValue`: `value as? CGAffineTransform`, `transform as NSValue`.
public protocol DoublesInValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Its numbers in the order of its fields; the count never varies.
  var doublesInValue: [Double] { get }

  /// The structure of these numbers, or of zeros for `nil`.
  init(doublesInValue: [Double]?)
}

extension DoublesInValue {
  /// The structure as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(doubles: doublesInValue) }

  /// The structure that an object holds, for a cast that must succeed.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// The structure that an object holds, if it is of this type.
  ///
  /// - Returns: Whether it is.
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
