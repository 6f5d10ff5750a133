import CoreGraphics

/// A plain blend over the values of one model: nothing is left to be looked up.
struct ResolvedBlend {
  let property: LayerProperty
  let isAdditive: Bool
  let ends: Ends

  enum Ends {
    case numbers(BlendEnds<Double>)
    case points(BlendEnds<CGPoint>)
    case rects(BlendEnds<CGRect>)
    /// A part of the transform, which is last the model's.
    case parts(ValueComponent, BlendEnds<Double>, CATransform3D)
  }

  /// Writes the value at `progress` into `values`, or adds it to what is there.
  ///
  /// A value that cannot be computed with is left out.
  ///
  /// - Parameters:
  ///   - values: What the animations before this one left.
  ///   - progress: Of the pass, bent; `nil` while the animation contributes nothing.
  ///   - startsFromModel: Whether the model's value is what is there: what `values` has is of another time.
  @inline(__always)
  func apply(to values: inout LayerValues, at progress: Double?, startsFromModel: Bool) {
    switch ends {
    case .numbers(let ends):
      let base = startsFromModel ? ends.model : values.number(of: property)
      let value = ends.value(at: progress, over: base, isAdditive: isAdditive)
      values.setValue(value, of: property)
    case .points(let ends):
      let base = startsFromModel ? ends.model : values.point(of: property)
      let value = ends.value(at: progress, over: base, isAdditive: isAdditive)
      values.setValue(value, of: property)
    case .rects(let ends):
      let base = startsFromModel ? ends.model : values.rect(of: property)
      let value = ends.value(at: progress, over: base, isAdditive: isAdditive)
      values.setValue(value, of: property)
    case .parts(let component, let ends, let model):
      if startsFromModel { values.transform = model }
      let base = isAdditive ? values.transform.number(component) : 0
      let number = ends.ownValue(at: progress, over: base, isAdditive: isAdditive)
      guard let number else { return }
      // A part that is finite can make a whole that is not.
      let whole = values.transform.replacing(component, with: .number(number))
      if whole.isFinite { values.transform = whole }
    }
  }
}

/// The two ends of a blend, and what the model has.
struct BlendEnds<Value: PlainValue> {
  let from: Value
  let to: Value
  let model: Value

  /// An end that is `nil` is the model's value.
  init(_ from: Value?, _ to: Value?, _ model: Value) {
    (self.from, self.to, self.model) = (from ?? model, to ?? model, model)
  }

  /// The value at `progress` by itself or added to `base`; `base` where there is none that can be used.
  @inline(__always)
  func value(at progress: Double?, over base: Value, isAdditive: Bool) -> Value {
    ownValue(at: progress, over: base, isAdditive: isAdditive) ?? base
  }

  /// The same; `nil` where there is none that can be used.
  @inline(__always)
  func ownValue(at progress: Double?, over base: Value, isAdditive: Bool) -> Value? {
    guard let progress else { return nil }
    let value = Value.mix(from, to, progress)
    let total = isAdditive ? Value.sum(value, base) : value
    return total.isPlain ? total : nil
  }
}

/// A value that is a few numbers, each blended by itself.
protocol PlainValue {
  static func mix(_ a: Self, _ b: Self, _ fraction: Double) -> Self
  static func sum(_ a: Self, _ b: Self) -> Self
  /// Whether it can be computed with.
  var isPlain: Bool { get }
}

extension Double: PlainValue {
  static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    QuartzCore.mix(a, b, fraction)
  }
  static func sum(_ a: Double, _ b: Double) -> Double { a + b }
  var isPlain: Bool { isFinite }
}

extension CGPoint: PlainValue {
  static func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
    QuartzCore.mix(a, b, fraction)
  }
  static func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint { QuartzCore.sum(a, b) }
  var isPlain: Bool { (x + y).isFinite }
}

extension CGRect: PlainValue {
  static func mix(_ a: CGRect, _ b: CGRect, _ fraction: Double) -> CGRect {
    QuartzCore.mix(a, b, fraction)
  }
  static func sum(_ a: CGRect, _ b: CGRect) -> CGRect { QuartzCore.sum(a, b) }
  var isPlain: Bool { (origin.x + origin.y + width + height).isFinite }
}
