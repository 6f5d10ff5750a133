import CoreGraphics

/// Properties as key-value access has them.
extension LayerProperty {
  /// Whether the property's type is `Float`; all other numbers have the range of `CGFloat`.
  private var isFloat: Bool {
    self == .opacity || self == .shadowOpacity || self == .minificationFilterBias
  }

  /// A value as the property can have it: what is given by key is rounded as an assignment would have to.
  func fitted(_ value: AnimatableValue) -> AnimatableValue {
    if isFloat, case .number(let number) = value { .number(Double(Float(number))) } else { value }
  }

  /// A value in the property's own type.
  package func any(_ value: AnimatableValue) -> Any? {
    guard case .number(let number) = value else { return value.any }
    if isFloat { return Float(number) }
    return kind == .bits ? UInt32(exactly: number) ?? value.any : value.any
  }
}
