import CoreGraphics

/// A blend of two numbers, points or rectangles into a whole property, or of two numbers into a part of the layer's
/// transform: what most animations come to.
///
/// It does the same as the ends that it is made of, in the fewest steps: nothing takes the general form
/// of a value, which has room for a matrix, on its way.
struct PlainBlend {
  private let property: LayerProperty
  private let isAdditive: Bool
  private let ends: Ends

  /// An end is a value, or `nil` for whatever the model says.
  private enum Ends {
    case numbers(Double?, Double?)
    case points(CGPoint?, CGPoint?)
    case rects(CGRect?, CGRect?)
    case part(ValueComponent, Double?, Double?)
  }

  /// Whether it is worth resolving for one frame alone: a part of a transform is resolved for many.
  var isResolvedInPlace: Bool { if case .part = ends { false } else { true } }

  /// The blend between `ends`.
  ///
  /// - Returns: `nil` for what takes more than such a blend.
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

  /// The blend over the values of one model, as long as the layer has that.
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
  /// The end as one of a plain blend; `nil` for one that it cannot have.
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
