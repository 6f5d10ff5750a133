/// The properties of `CALayer` that are plain values; the raw value is the key, and the event of a change (A11).
///
/// The only table of what is animatable. A new property needs a case here, a field of `LayerValues` with its cases in
/// `value(of:)` and `setValue`, and a two-line accessor; `animation` and `kind` have defaults.
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

  /// Whether and how a property animates.
  package enum Animation: Sendable {
    /// A plain change animates by itself (A5).
    case implicit
    /// Only an explicit animation changes it over time (A12).
    case explicit
    /// It is not animatable (A13).
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

  /// The property of a key: its name, or the name of its getter ("isHidden").
  package init?(key: String) {
    self.init(rawValue: GetterNames.key(of: key))
  }
}
