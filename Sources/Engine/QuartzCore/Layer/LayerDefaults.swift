import CoreGraphics

/// The default values of keys in Core Animation, only by Apple's names of the keys: those that are not zero, and those
/// of all Booleans (peer 142).
@MainActor
enum LayerDefaults {
  static func value(forKey key: String, of type: CALayer.Type) -> Any? {
    if let declared = type.kind?.declaredKeys.first(where: { $0.name == key }) {
      return value(declared.initialForm, wholeNumber: declared.isWholeNumber) {
        declared.key.any($0)
      }
    }
    if let property = LayerProperty(rawValue: key) {
      return value(LayerValues()[property], wholeNumber: false) { property.any($0) }
    }
    return type.keys[key]?.defaultValue.map { objectForm($0) }
  }

  static func value(_ form: AnimatableValue, wholeNumber: Bool, any: (AnimatableValue) -> Any?)
    -> Any?
  {
    let isNamed = wholeNumber || !(form.isZero || form == .text(""))
    return isNamed ? any(form).map { objectForm($0) } : nil
  }
}

extension AnimatableValue {
  /// Whether it is `nil`, or a number or geometry of zeros only.
  var isZero: Bool {
    switch self {
    case .none: true
    case .number, .triple, .point, .size, .rect: self == zero
    default: false
    }
  }
}
