import CoreGraphics

/// The values of keys that were never set, where Core Animation names one: by Apple's names of the keys alone, for
/// everything that is not zero, and for every Boolean (peer 142).
@MainActor
enum LayerDefaults {
  static func value(forKey key: String, of type: CALayer.Type) -> Any? {
    if let declared = type.declaredKeys.first(where: { $0.name == key }) {
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
  /// Whether it is nothing, or a number or geometry of nothing but zeros.
  var isZero: Bool {
    switch self {
    case .none: true
    case .number, .triple, .point, .size, .rect: self == zero
    default: false
    }
  }
}
