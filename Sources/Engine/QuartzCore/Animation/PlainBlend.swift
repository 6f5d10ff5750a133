import CoreGraphics

/// The fast path for most animations: an interpolation of two numbers, points or rectangles as a whole property, or of
/// two numbers as a component of the layer's transform.
///
/// Its result is that of the ends that it is made of, in the fewest steps: it avoids the general form of a value, which
/// has room for a matrix.
struct PlainBlend {
  private let property: LayerProperty
  private let isAdditive: Bool
  private let ends: Ends

  /// Each end is a value, or `nil` for the model's value.
  private enum Ends {
    case numbers(Double?, Double?)
    case points(CGPoint?, CGPoint?)
    case rects(CGRect?, CGRect?)
    case part(ValueComponent, Double?, Double?)
  }

  /// Whether it is worth resolving for one frame alone; a component of a transform is resolved for many.
  var isResolvedInPlace: Bool { if case .part = ends { false } else { true } }

  /// The interpolation between `ends`.
  ///
  /// - Returns: `nil` if the ends need the general form.
  static func between(_ ends: BasicEnds, of target: KeyPathTarget, isAdditive: Bool)
    -> PlainBlend?
  {
    guard case .builtIn(let property) = target.property, target.filterPart == nil else {
      return nil
    }
    if let component = target.component {
      guard property == .transform, target.kind == .number, let from = ends.from.number,
        let to = ends.to.number
      else { return nil }
      let part = Ends.part(component, from, to)
      return PlainBlend(property: property, isAdditive: isAdditive, ends: part)
    }
    switch target.kind {
    case .number:
      guard let from = ends.from.number, let to = ends.to.number else { return nil }
      return PlainBlend(property: property, isAdditive: isAdditive, ends: .numbers(from, to))
    case .point:
      guard let from = ends.from.point, let to = ends.to.point else { return nil }
      return PlainBlend(property: property, isAdditive: isAdditive, ends: .points(from, to))
    case .rect:
      guard let from = ends.from.rect, let to = ends.to.rect else { return nil }
      return PlainBlend(property: property, isAdditive: isAdditive, ends: .rects(from, to))
    default: return nil
    }
  }

  /// The interpolation with the values of one model; valid as long as the layer has that model.
  func resolved(over model: LayerValues) -> ResolvedBlend {
    ResolvedBlend(property: property, isAdditive: isAdditive, ends: resolvedEnds(over: model))
  }

  private func resolvedEnds(over model: LayerValues) -> ResolvedBlend.Ends {
    switch ends {
    case .numbers(let from, let to): .numbers(.init(from, to, model.number(of: property)))
    case .points(let from, let to): .points(.init(from, to, model.point(of: property)))
    case .rects(let from, let to): .rects(.init(from, to, model.rect(of: property)))
    case .part(let component, let from, let to):
      .part(TransformPart(component, from, to, of: model.transform))
    }
  }
}

extension BasicEnds.End {
  /// The end as a number, or `nil` inside for the model's value; `nil` if it is neither.
  fileprivate var number: Double?? {
    switch self {
    case .fixed(.number(let number)): .some(number)
    case .model: .some(nil)
    default: nil
    }
  }
  fileprivate var point: CGPoint?? {
    switch self {
    case .fixed(.point(let point)): .some(point)
    case .model: .some(nil)
    default: nil
    }
  }
  fileprivate var rect: CGRect?? {
    switch self {
    case .fixed(.rect(let rect)): .some(rect)
    case .model: .some(nil)
    default: nil
    }
  }
}
