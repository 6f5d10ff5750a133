/// Every property of `CALayer` that is a plain value, by the key that its change is announced under (A11).
///
/// The one table of what animates: a new property is a case here, a field and a `subscript` case in
/// `LayerValues`, and its two-line accessor.
package enum LayerProperty: String, CaseIterable, Sendable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, geometryFlipped
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case contents, contentsRect, contentsScale, contentsGravity
  case minificationFilter, magnificationFilter

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
    case .doubleSided: .explicit
    case .geometryFlipped, .contentsGravity, .minificationFilter, .magnificationFilter: .none
    default: .implicit
    }
  }

  package var kind: ValueKind {
    switch self {
    case .bounds, .contentsRect: .rect
    case .position, .anchorPoint: .point
    case .shadowOffset: .size
    case .transform, .sublayerTransform: .transform
    case .hidden, .doubleSided, .masksToBounds, .geometryFlipped: .flag
    case .backgroundColor, .borderColor, .shadowColor: .color
    case .contents: .image
    case .contentsGravity, .minificationFilter, .magnificationFilter: .text
    default: .number
    }
  }

  /// The property of a key: its name, or the name with the `is` of its getter ("isHidden").
  package init?(key: String) {
    switch key {
    case "isHidden": self = .hidden
    case "isDoubleSided": self = .doubleSided
    case "isGeometryFlipped": self = .geometryFlipped
    default: self.init(rawValue: key)
    }
  }
}

/// The types that values of properties and of their components have.
package enum ValueKind: Sendable {
  case number, flag, point, size, rect, transform, color, image, text
  /// Three numbers: what some value functions take.
  case triple

  /// Whether sums of such values exist (B7).
  package var canBeAdded: Bool {
    switch self {
    case .number, .triple, .point, .size, .rect, .transform, .color: true
    case .flag, .image, .text: false
    }
  }
}
