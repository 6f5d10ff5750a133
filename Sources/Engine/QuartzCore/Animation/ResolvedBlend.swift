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
