public import CoreGraphics

/// The two ends of a blend, and what the model has.
@usableFromInline
package struct BlendEnds<Value: PlainValue> {
  @usableFromInline package let from: Value
  @usableFromInline package let to: Value
  @usableFromInline package let model: Value

  /// An end that is `nil` is the model's value.
  @inlinable package init(_ from: Value?, _ to: Value?, _ model: Value) {
    (self.from, self.to, self.model) = (from ?? model, to ?? model, model)
  }

  /// The value at `progress` by itself or added to `base`; `base` where there is none that can be used.
  @inlinable @inline(__always)
  package func value(at progress: Double?, over base: Value, isAdditive: Bool) -> Value {
    ownValue(at: progress, over: base, isAdditive: isAdditive) ?? base
  }

  /// The same; `nil` where there is none that can be used.
  @inlinable @inline(__always)
  package func ownValue(at progress: Double?, over base: Value, isAdditive: Bool) -> Value? {
    guard let progress else { return nil }
    let value = Value.mix(from, to, progress)
    let total = isAdditive ? Value.sum(value, base) : value
    return total.isPlain ? total : nil
  }
}

/// A value that is a few numbers, each blended by itself.
@usableFromInline
package protocol PlainValue {
  static func mix(_ a: Self, _ b: Self, _ fraction: Double) -> Self
  static func sum(_ a: Self, _ b: Self) -> Self
  /// Whether it can be computed with.
  var isPlain: Bool { get }
}

extension Double: PlainValue {
  @inlinable package static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    AnimationCore.mix(a, b, fraction)
  }
  @inlinable package static func sum(_ a: Double, _ b: Double) -> Double { a + b }
  @inlinable package var isPlain: Bool { isFinite }
}

extension CGPoint: PlainValue {
  @inlinable package static func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
    AnimationCore.mix(a, b, fraction)
  }
  @inlinable package static func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    AnimationCore.sum(a, b)
  }
  @inlinable package var isPlain: Bool { (x + y).isFinite }
}

extension CGRect: PlainValue {
  @inlinable package static func mix(_ a: CGRect, _ b: CGRect, _ fraction: Double) -> CGRect {
    AnimationCore.mix(a, b, fraction)
  }
  @inlinable package static func sum(_ a: CGRect, _ b: CGRect) -> CGRect { AnimationCore.sum(a, b) }
  @inlinable package var isPlain: Bool { (origin.x + origin.y + width + height).isFinite }
}
