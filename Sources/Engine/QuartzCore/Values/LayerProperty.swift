/// Every property of `CALayer` that is a plain value, by the key that its change is announced under (A11).
///
/// The one table of what animates: a new property is a case here, a field and a `subscript` case in
/// `LayerValues`, and its two-line accessor.
package enum LayerProperty: String, CaseIterable, Sendable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, geometryFlipped
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case maskedCorners, cornerCurve, edgeAntialiasingMask, allowsEdgeAntialiasing
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsScale, contentsGravity, contentsCenter
  case minificationFilter, magnificationFilter, minificationFilterBias
  case allowsGroupOpacity, shouldRasterize, rasterizationScale, compositingFilter
  case filters, backgroundFilters

  /// How a property takes part in animation.
  package enum Animation: Sendable {
    /// A plain change animates by itself (A5).
    case implicit
    /// Only an animation that somebody adds moves it (A12).
    case explicit
    /// Never (A13).
    case none
  }

  package var animation: Animation {
    switch self {
    case .doubleSided, .shadowPath, .filters, .backgroundFilters: .explicit
    case .geometryFlipped, .contentsGravity, .minificationFilter, .magnificationFilter,
      .maskedCorners, .cornerCurve, .edgeAntialiasingMask, .allowsEdgeAntialiasing,
      .allowsGroupOpacity:
      .none
    default: .implicit
    }
  }

  package var kind: ValueKind {
    switch self {
    case .bounds, .contentsRect, .contentsCenter: .rect
    case .position, .anchorPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform: .transform
    case .hidden, .doubleSided, .masksToBounds, .geometryFlipped, .allowsEdgeAntialiasing,
      .allowsGroupOpacity, .shouldRasterize:
      .flag
    case .backgroundColor, .borderColor, .shadowColor: .color
    case .contents: .image
    case .shadowPath: .path
    case .maskedCorners, .edgeAntialiasingMask: .bits
    case .contentsGravity, .minificationFilter, .magnificationFilter, .cornerCurve,
      .compositingFilter:
      .text
    case .filters, .backgroundFilters: .filters
    default: .number
    }
  }

  /// The property of a key: its name, or the name with the `is` of its getter ("isHidden").
  package init?(key: String) {
    self.init(rawValue: GetterNames.key(of: key))
  }
}
