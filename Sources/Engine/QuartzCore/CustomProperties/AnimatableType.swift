import CoreGraphics

/// A type of an `@Animatable` property: numbers, Booleans, geometry, colors, images and strings, and optionals of
/// these.
///
/// Numbers, geometry and colors are interpolated; other values, and optionals from or to `nil`, switch half way. A type
/// of the scene can use the form of one of these: it forwards the three requirements to, for example, a `CGFloat` that
/// it can be made from.
public protocol AnimatableType {
  /// The kind of the type's forms.
  static var animatableKind: AnimatableForm.Kind { get }

  /// The value in the form that the engine stores and interpolates.
  var animatableForm: AnimatableForm { get }

  /// The value of a form, or `nil` if the form is of another type.
  static func from(animatableForm form: AnimatableForm) -> Self?
}

/// A value in the engine's own form, which is opaque to others.
public struct AnimatableForm {
  package let value: AnimatableValue

  /// The kind of a type's forms, which is opaque to others.
  public struct Kind: Sendable {
    package let kind: ValueKind

    package init(_ kind: ValueKind) { self.kind = kind }
  }

  package init(_ value: AnimatableValue) { self.value = value }

  fileprivate var number: Double? { if case .number(let n) = value { n } else { nil } }
}

extension AnimatableType where Self: BinaryFloatingPoint {
  /// Forms are numbers.
  public static var animatableKind: AnimatableForm.Kind { .init(.number) }
  /// The number.
  public var animatableForm: AnimatableForm { .init(.number(Double(self))) }
  /// The number, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> Self? {
    form.number.map { Self($0) }
  }
}

extension Double: AnimatableType {}
extension CGFloat: AnimatableType {}
extension Float: AnimatableType {}

/// A whole number is interpolated as a `Double` (exactly up to 2⁵³); between two whole numbers it is the one nearer
/// zero, as in `NSNumber.intValue`.
extension Int: AnimatableType {
  /// Forms are numbers.
  public static var animatableKind: AnimatableForm.Kind { .init(.number) }
  /// The number.
  public var animatableForm: AnimatableForm { .init(.number(Double(self))) }
  /// The whole part, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> Int? {
    guard let number = form.number, !number.isNaN else { return nil }
    return Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}

extension Bool: AnimatableType {
  /// Forms are Booleans.
  public static var animatableKind: AnimatableForm.Kind { .init(.flag) }
  /// The Boolean.
  public var animatableForm: AnimatableForm { .init(.flag(self)) }
  /// The Boolean, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> Bool? {
    if case .flag(let flag) = form.value { flag } else { nil }
  }
}

extension String: AnimatableType {
  /// Forms are texts.
  public static var animatableKind: AnimatableForm.Kind { .init(.text) }
  /// The text.
  public var animatableForm: AnimatableForm { .init(.text(self)) }
  /// The text, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> String? {
    if case .text(let text) = form.value { text } else { nil }
  }
}

/// Names, such as those of the engine's own layers: stored and read by key as their texts.
extension AnimatableType where Self: RawRepresentable, RawValue == String {
  /// Forms are texts.
  public static var animatableKind: AnimatableForm.Kind { .init(.text) }
  /// The name's text.
  public var animatableForm: AnimatableForm { .init(.text(rawValue)) }
  /// The name of a text, or `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> Self? {
    if case .text(let text) = form.value { Self(rawValue: text) } else { nil }
  }
}

extension Optional: AnimatableType where Wrapped: AnimatableType {
  /// Forms are those of the wrapped type.
  public static var animatableKind: AnimatableForm.Kind { Wrapped.animatableKind }
  /// The form of the wrapped value, or that of `nil`.
  public var animatableForm: AnimatableForm { self?.animatableForm ?? .init(.none) }
  /// The wrapped value or `nil`; outer `nil` for another type's form.
  public static func from(animatableForm form: AnimatableForm) -> Wrapped?? {
    form.value == .none ? .some(.none) : Wrapped.from(animatableForm: form).map { .some($0) }
  }
}
