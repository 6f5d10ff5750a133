import CoreGraphics

/// A property of a class of layers or animations, for key-value access.
@MainActor
package struct ObjectKey {
  let read: (NSObject) -> Any?
  /// Sets the value; false if the property cannot have it.
  let write: (NSObject, Any?) -> Bool
  /// The result of `defaultValue(forKey:)`.
  let defaultValue: Any?
  /// Whether and how an archive contains it.
  private(set) var archiving = Archiving.ifAsked

  /// Whether and how an archive of its object contains a property.
  enum Archiving {
    /// Where `shouldArchiveValue(forKey:)` is true, which it is for a value other than the default.
    case ifAsked
    /// Where it has another value than the default, whatever `shouldArchiveValue(forKey:)` returns, which is false.
    case unasked
    /// `shouldArchiveValue(forKey:)` counts it, but an object that does not belong to this one is not archived with it.
    case asReference
    /// Never: it follows from other properties.
    case never
  }

  /// The same property, archived in another way.
  func archived(_ archiving: Archiving) -> ObjectKey {
    var key = self
    key.archiving = archiving
    return key
  }

  private init<Owner: NSObject, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>,
    default defaultValue: Any? = nil,
    read: @escaping (Value) -> Any?,
    convert: @escaping (Any?) -> Value?
  ) {
    self.defaultValue = defaultValue
    self.read = { object in (object as? Owner).flatMap { read($0[keyPath: property]) } }
    write = { object, value in
      guard let owner = object as? Owner, let value = convert(value) else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  /// A value of an animatable type, set in any form of that type; a number reads as the property's own type.
  static func form<Owner: NSObject, Value: AnimatableType>(
    _ property: ReferenceWritableKeyPath<Owner, Value>,
    default defaultValue: Value? = nil
  ) -> ObjectKey {
    ObjectKey(property, default: defaultValue, read: { $0 }) { value in
      AnimatableValue(value, as: Value.animatableKind.kind).flatMap {
        Value.from(animatableForm: AnimatableForm($0))
      }
    }
  }

  /// A name of the API, set as itself or as a text; it reads as a text.
  static func name<Owner: NSObject, Name: RawRepresentable<String>>(
    _ property: ReferenceWritableKeyPath<Owner, Name>,
    default defaultValue: Name? = nil
  ) -> ObjectKey {
    ObjectKey(property, default: defaultValue?.rawValue, read: { $0.rawValue }) { value in
      if case .text(let text)? = AnimatableValue(value, as: .text) {
        Name(rawValue: text)
      } else {
        nil
      }
    }
  }

  /// A name of the API, or `nil`.
  static func name<Owner: NSObject, Name: RawRepresentable<String>>(
    _ property: ReferenceWritableKeyPath<Owner, Name?>
  ) -> ObjectKey {
    ObjectKey(property, read: { $0?.rawValue }) { value in
      switch AnimatableValue(value, as: .text) {
      case .text(let text)?: .some(Name(rawValue: text))
      case AnimatableValue.none?: .some(nil)
      default: nil
      }
    }
  }

  /// A set of flags, set as itself or as a number; it reads as a number.
  static func bits<Owner: NSObject, Flags: OptionSet>(
    _ property: ReferenceWritableKeyPath<Owner, Flags>
  ) -> ObjectKey where Flags.RawValue == UInt32 {
    ObjectKey(property, read: { $0.rawValue }) { value in
      if let flags = value as? Flags { return flags }
      guard case .number(let bits)? = AnimatableValue(value, as: .bits) else { return nil }
      return UInt32(exactly: bits).map { Flags(rawValue: $0) }
    }
  }

  /// Numbers, set as any numeric types, or `nil`.
  static func numbers<Owner: NSObject>(
    _ property: ReferenceWritableKeyPath<Owner, [NSNumber]?>
  ) -> ObjectKey {
    ObjectKey(property, read: { $0 }) { value in
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

  /// A value of exactly one type, or `nil`.
  static func object<Owner: NSObject, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value?>,
    default defaultValue: Value? = nil
  ) -> ObjectKey {
    ObjectKey(property, default: defaultValue, read: { $0 }) { value in
      guard let value = value.flatMap(unwrapped) else { return .some(nil) }
      return (value as? Value).map { .some($0) }
    }
  }

  /// Any value, or `nil`.
  static func anything<Owner: NSObject>(
    _ property: ReferenceWritableKeyPath<Owner, Any?>,
    default defaultValue: Any? = nil
  ) -> ObjectKey {
    ObjectKey(property, default: defaultValue, read: { $0 }) { .some($0.flatMap(unwrapped)) }
  }

  /// A value of exactly one type, never `nil`.
  static func value<Owner: NSObject, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> ObjectKey {
    ObjectKey(property, read: { $0 }) { $0 as? Value }
  }

  /// A read-only property.
  static func readOnly<Owner: NSObject, Value>(
    _ property: KeyPath<Owner, Value>
  ) -> ObjectKey {
    ObjectKey(read: { ($0 as? Owner).flatMap { unwrapped($0[keyPath: property]) } })
  }

  private init(read: @escaping (NSObject) -> Any?) {
    self.read = read
    write = { _, _ in false }
    defaultValue = nil
    archiving = .never
  }
}

extension [String: ObjectKey] {
  /// The keys together with those of a subclass.
  func adding(_ keys: [String: ObjectKey]) -> [String: ObjectKey] {
    merging(keys) { _, own in own }
  }
}
