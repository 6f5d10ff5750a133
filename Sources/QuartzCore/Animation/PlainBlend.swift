import CoreGraphics

/// A blend of two numbers, points or rectangles into a whole property: what most animations come to.
///
/// It does the same as the ends that it is made of, in the fewest steps: nothing takes the general form
/// of a value, which has room for a matrix, on its way.
struct PlainBlend {
  private let property: LayerProperty
  private let isAdditive: Bool
  private let ends: Ends

  /// The two ends; `nil` for one that is whatever the model says.
  private enum Ends {
    case numbers(Double?, Double?)
    case points(CGPoint?, CGPoint?)
    case rects(CGRect?, CGRect?)
  }

  /// - Returns: `nil` for what takes more than such a blend.
  init?(_ ends: BasicEnds, of target: KeyPathTarget, isAdditive: Bool) {
    guard target.component == nil, !target.needsRedraw,
      case .builtIn(let property) = target.property
    else { return nil }
    self.property = property
    self.isAdditive = isAdditive
    switch (ends.from, ends.to) {
    case (.fixed(.number(let a)), .fixed(.number(let b))): self.ends = .numbers(a, b)
    case (.fixed(.number(let a)), .model): self.ends = .numbers(a, nil)
    case (.model, .fixed(.number(let b))): self.ends = .numbers(nil, b)
    case (.fixed(.point(let a)), .fixed(.point(let b))): self.ends = .points(a, b)
    case (.fixed(.point(let a)), .model): self.ends = .points(a, nil)
    case (.model, .fixed(.point(let b))): self.ends = .points(nil, b)
    case (.fixed(.rect(let a)), .fixed(.rect(let b))): self.ends = .rects(a, b)
    case (.fixed(.rect(let a)), .model): self.ends = .rects(a, nil)
    case (.model, .fixed(.rect(let b))): self.ends = .rects(nil, b)
    default: return nil
    }
  }

  /// Writes the value at `progress` into `values`, or adds it to what is there.
  ///
  /// A value that cannot be computed with is left out.
  func apply(to values: inout LayerValues, over model: LayerValues, at progress: Double) {
    switch ends {
    case .numbers(let from, let to):
      let a = from ?? model.number(of: property)
      let b = to ?? model.number(of: property)
      var value = mix(a, b, progress)
      if isAdditive { value = value + values.number(of: property) }
      if value.isFinite { values.setValue(.number(value), of: property) }
    case .points(let from, let to):
      let a = from ?? model.point(of: property)
      let b = to ?? model.point(of: property)
      var value = mix(a, b, progress)
      if isAdditive { value = sum(value, values.point(of: property)) }
      if (value.x + value.y).isFinite { values.setValue(.point(value), of: property) }
    case .rects(let from, let to):
      let a = from ?? model.rect(of: property)
      let b = to ?? model.rect(of: property)
      var value = mix(a, b, progress)
      if isAdditive { value = sum(value, values.rect(of: property)) }
      let numbers = sum(value.origin, CGPoint(x: value.width, y: value.height))
      if (numbers.x + numbers.y).isFinite { values.setValue(.rect(value), of: property) }
    }
  }
}
