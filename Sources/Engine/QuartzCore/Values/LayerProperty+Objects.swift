import CoreGraphics

/// Properties in key-value access.
extension LayerProperty {
  /// Whether the property's type is `Float`; all other numbers have the range of `CGFloat`.
  private var isFloat: Bool {
    self == .opacity || self == .shadowOpacity || self == .minificationFilterBias
  }

  /// A value as the property can store it: a value set by key is rounded as an assignment would round it.
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
