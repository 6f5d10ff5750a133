import CoreGraphics

/// The value of a property that was declared without a value, and never set (KP7).
extension AnimatableType {
  /// `nil` for optionals, else the zero of the type.
  static var zeroOfKind: Self {
    let zero = none ?? animatableKind.kind.zero.flatMap(value)
    guard let zero else {
      preconditionFailure("\(Self.self) has no zero: give the property a value")
    }
    return zero
  }

  /// The value `nil`, which optionals have.
  private static var none: Self? { value(.none) }

  private static func value(_ form: AnimatableValue) -> Self? {
    from(animatableForm: AnimatableForm(form))
  }
}

extension ValueKind {
  /// The zero of the kind; `nil` if there is none.
  fileprivate var zero: AnimatableValue? {
    switch self {
    case .number, .bits: .number(0)
    case .flag: .flag(false)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3D())
    case .color: .color(CGColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .text: .text("")
    case .triple: .triple(0, 0, 0)
    case .numbers, .colors: .list([])
    case .image, .path, .filters: nil
    }
  }
}
