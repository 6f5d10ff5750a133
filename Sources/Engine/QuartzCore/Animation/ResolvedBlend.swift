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
    case part(TransformPart)
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
    case .part(let part):
      if startsFromModel { values.transform = part.model }
      part.apply(to: &values.transform, at: progress, isAdditive: isAdditive)
    }
  }
}

/// A part of the transform on its way; apart from the blend, which would have to be as large for all.
final class TransformPart {
  let model: CATransform3D
  private let component: ValueComponent
  private let ends: BlendEnds<Double>

  /// An end that is `nil` is the model's.
  init(_ component: ValueComponent, _ from: Double?, _ to: Double?, of model: CATransform3D) {
    (self.model, self.component) = (model, component)
    ends = BlendEnds(from, to, model.number(component))
  }

  /// Replaces the part at `progress`, or adds to it; a transform that cannot be computed with is left out.
  func apply(to transform: inout CATransform3D, at progress: Double?, isAdditive: Bool) {
    let base = isAdditive ? transform.number(component) : 0
    guard let number = ends.ownValue(at: progress, over: base, isAdditive: isAdditive) else {
      return
    }
    // A part that is finite can make a whole that is not.
    let whole = transform.replacing(component, with: .number(number))
    if whole.isFinite { transform = whole }
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
