import CoreGraphics

/// One property of an animation class, as key-value access reaches it.
@MainActor
package struct AnimationKey {
  let read: (CAAnimation) -> Any?
  /// Takes a value; false when the property cannot be that.
  let write: (CAAnimation, Any?) -> Bool
  /// What `defaultValue(forKey:)` answers.
  let defaultValue: Any?

  private init<Owner: CAAnimation, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>,
    default defaultValue: Any?,
    read: @escaping (Value) -> Any?,
    convert: @escaping (Any?) -> Value?
  ) {
    self.defaultValue = defaultValue
    self.read = { animation in (animation as? Owner).flatMap { read($0[keyPath: property]) } }
    write = { animation, value in
      guard let owner = animation as? Owner, let value = convert(value) else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  /// A number, given as any kind of number; reads as the property's own type.
  static func number<Owner: CAAnimation, Number: BinaryFloatingPoint>(
    _ property: ReferenceWritableKeyPath<Owner, Number>,
    default defaultValue: Number? = nil
  ) -> AnimationKey {
    AnimationKey(property, default: defaultValue, read: { $0 }) { value in
      if case .number(let n)? = AnimatableValue(value, as: .number) { Number(n) } else { nil }
    }
  }

  static func flag<Owner: CAAnimation>(
    _ property: ReferenceWritableKeyPath<Owner, Bool>,
    default defaultValue: Bool? = nil
  ) -> AnimationKey {
    AnimationKey(property, default: defaultValue, read: { $0 }) { value in
      if case .flag(let flag)? = AnimatableValue(value, as: .flag) { flag } else { nil }
    }
  }

  /// A name of the API, given as itself or as a string; reads as a string.
  static func name<Owner: CAAnimation, Name: RawRepresentable<String>>(
    _ property: ReferenceWritableKeyPath<Owner, Name>,
    default defaultValue: Name? = nil
  ) -> AnimationKey {
    AnimationKey(property, default: defaultValue?.rawValue, read: { $0.rawValue }) { value in
      if case .text(let text)? = AnimatableValue(value, as: .text) {
        Name(rawValue: text)
      } else {
        nil
      }
    }
  }

  /// A name of the API, or none.
  static func name<Owner: CAAnimation, Name: RawRepresentable<String>>(
    _ property: ReferenceWritableKeyPath<Owner, Name?>
  ) -> AnimationKey {
    AnimationKey(property, default: nil, read: { $0?.rawValue }) { value in
      switch AnimatableValue(value, as: .text) {
      case .text(let text)?: .some(Name(rawValue: text))
      case AnimatableValue.none?: .some(nil)
      default: nil
      }
    }
  }

  /// Numbers, given as any kinds of number, or none.
  static func numbers<Owner: CAAnimation>(
    _ property: ReferenceWritableKeyPath<Owner, [NSNumber]?>
  ) -> AnimationKey {
    AnimationKey(property, default: nil, read: { $0 }) { value in
      guard let value = value.flatMap(unwrapped) else { return .some(nil) }
      guard let list = value as? [Any] else { return nil }
      let numbers = list.compactMap { any -> NSNumber? in
        guard case .number(let n)? = AnimatableValue(any, as: .number) else { return nil }
        return any as? NSNumber ?? NSNumber(value: n)
      }
      guard numbers.count == list.count else { return nil }
      return .some(numbers)
    }
  }

  /// A value of exactly one type, or none.
  static func object<Owner: CAAnimation, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> AnimationKey {
    AnimationKey(property, default: nil, read: { $0 }) { value in
      guard let value = value.flatMap(unwrapped) else { return .some(nil) }
      return (value as? Value).map { .some($0) }
    }
  }

  /// A value of exactly one type, always there.
  static func value<Owner: CAAnimation, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> AnimationKey {
    AnimationKey(property, default: nil, read: { $0 }) { $0 as? Value }
  }

  /// A property that can only be read.
  static func readOnly<Owner: CAAnimation, Value>(
    _ property: KeyPath<Owner, Value>
  ) -> AnimationKey {
    AnimationKey(read: { ($0 as? Owner)?[keyPath: property] })
  }

  private init(read: @escaping (CAAnimation) -> Any?) {
    self.read = read
    write = { _, _ in false }
    defaultValue = nil
  }
}
