import CoreGraphics

/// A plain interpolation with the values of one model: nothing has to be looked up any more.
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

  /// Writes the value at `progress` into `values`, or adds it to the current value.
  ///
  /// A value that is not finite is ignored.
  ///
  /// - Parameters:
  ///   - values: The values after the animations before this one.
  ///   - progress: The progress of the pass after the timing function; `nil` while the animation has no effect.
  ///   - startsFromModel: Whether to start from the model's value, as `values` has that of an earlier frame.
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

/// An animated component of the transform; a class, as the enumeration's other cases would be as large as it.
final class TransformPart {
  let model: CATransform3D
  private let component: ValueComponent
  private let ends: BlendEnds<Double>

  /// An end that is `nil` is the model's value.
  init(_ component: ValueComponent, _ from: Double?, _ to: Double?, of model: CATransform3D) {
    (self.model, self.component) = (model, component)
    ends = BlendEnds(from, to, model.number(component))
  }

  /// Replaces the component by its value at `progress`, or adds to it; a transform that is not finite is ignored.
  func apply(to transform: inout CATransform3D, at progress: Double?, isAdditive: Bool) {
    let base = isAdditive ? transform.number(component) : 0
    guard let number = ends.ownValue(at: progress, over: base, isAdditive: isAdditive) else {
      return
    }
    // A finite component can make a transform that is not finite.
    let whole = transform.replacing(component, with: .number(number))
    if whole.isFinite { transform = whole }
  }
}
