import CoreGraphics
import CoreImage

extension AnimatableValue {
  /// Converts a value that user code passed as `Any` to the kind of value of a key path (B10).
  ///
  /// Any boxed number is accepted as a number: on Linux none of these types casts to another by itself.
  /// - Returns: `nil` if it cannot be converted to that kind.
  package init?(_ any: Any?, as kind: ValueKind) {
    // A value of exactly the type of the kind is the usual case, and fast to detect.
    if let any, case .point = kind, let point = any as? CGPoint {
      self = .point(point)
    } else if let any, case .number = kind, let number = plainNumber(any) {
      self = .number(number)
    } else if let any, case .rect = kind, let rect = any as? CGRect {
      self = .rect(rect)
    } else if let value = Self.read(any, as: kind) {
      self = value
    } else {
      return nil
    }
  }

  private static func read(_ any: Any?, as kind: ValueKind) -> AnimatableValue? {
    guard let any = any.flatMap(unwrapped) else { return AnimatableValue.none }
    let value: AnimatableValue? =
      switch kind {
      case .number: readNumber(any).map { .number($0) }
      case .bits: readBits(any).map { .number(Double($0)) }
      case .triple: readTriple(any)
      case .flag: (any as? Bool ?? readNumber(any).map { $0 != 0 }).map { .flag($0) }
      case .point: readPoint(any).map { .point($0) }
      case .size: readSize(any).map { .size($0) }
      case .rect: (any as? CGRect ?? (any as? NSValue)?.rect).map { .rect($0) }
      case .transform: readTransform(any).map { .transform($0) }
      case .color: readColor(any).map { .color($0) }
      case .image: (any as? CGImage).map { .image($0) }
      case .text: readText(any).map { .text($0) }
      case .path: (any as? CGPath).map { .path($0.snapshot) }
      case .numbers: readList(any, of: .number)
      case .colors: readList(any, of: .color)
      case .filters: readFilters(any)
      }
    return value ?? form(any, as: kind)
  }
}

/// A color of another framework, which key-value access accepts in place of a layer's `CGColor`.
package protocol ColorOfLayers {
  /// The color as a `CGColor`.
  var colorOfLayers: CGColor { get }
}

/// Unwraps the optionals of a value that was boxed as `Any` with them; `NSNull` is `nil`.
func unwrapped(_ any: Any) -> Any? {
  let mirror = Mirror(reflecting: any)
  guard mirror.displayStyle == .optional else { return any is NSNull ? nil : any }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

/// The value of a type of the scene's own.
private func form(_ any: Any, as kind: ValueKind) -> AnimatableValue? {
  guard let typed = any as? any AnimatableType, type(of: typed).animatableKind.kind == kind else {
    return nil
  }
  return typed.animatableForm.value
}

/// A number of one of the usual types, tested first, as casts to the other types would be tried before it.
private func plainNumber(_ any: Any) -> Double? {
  let type = type(of: any)
  if type == Double.self { return any as? Double }
  if type == CGFloat.self { return (any as? CGFloat).map { Double($0) } }
  if type == Float.self { return (any as? Float).map { Double($0) } }
  if type == Int.self { return (any as? Int).map { Double($0) } }
  if type == NSNumber.self { return (any as? NSNumber)?.doubleValue }
  return nil
}

private func readNumber(_ any: Any) -> Double? {
  Double(anyNumber: any) ?? (any as? Bool).map { $0 ? 1 : 0 }
}

private func readColor(_ any: Any) -> CGColor? {
  switch any {
  case let color as CGColor: color
  case let color as CIColor: color.color
  case let color as any ColorOfLayers: color.colorOfLayers
  default: nil
  }
}

/// A set of flags, or the whole part of a number.
private func readBits(_ any: Any) -> UInt32? {
  switch any {
  case let set as CACornerMask: UInt32(exactly: set.rawValue)
  case let set as CAEdgeAntialiasingMask: set.rawValue
  default: readNumber(any).flatMap { UInt32(exactly: $0.rounded(.towardZero)) }
  }
}

/// Three numbers in an array.
private func readTriple(_ any: Any) -> AnimatableValue? {
  guard let list = any as? [Any], list.count == 3 else { return nil }
  let numbers = list.compactMap(readNumber)
  return numbers.count == 3 ? .triple(numbers[0], numbers[1], numbers[2]) : nil
}

/// Values of one kind in an array; `nil` if one of them is of another kind.
private func readList(_ any: Any, of kind: ValueKind) -> AnimatableValue? {
  if kind == .number, let vector = any as? CIVector {
    return .list(vector.numbers.map { .number($0) })
  }
  guard let list = any as? [Any] else { return nil }
  let values = list.compactMap { AnimatableValue($0, as: kind) }.filter { $0 != .none }
  return values.count == list.count ? .list(values) : nil
}

/// Filters of one picture; `nil` if one of them is something else.
private func readFilters(_ any: Any) -> AnimatableValue? {
  guard let list = any as? [Any] else { return nil }
  let filters = list.compactMap { $0 as? CIFilter }.filter { !$0.kind.isCompositing }
  return filters.count == list.count ? .filters(FilterList(filters.map { NamedFilter($0) })) : nil
}

private func readPoint(_ any: Any) -> CGPoint? {
  switch any {
  case let p as CGPoint: p
  case let v as NSValue: v.point
  default: nil
  }
}

/// A translation may be given as a size, a point or a vector (KP1: `transform.translation`).
private func readSize(_ any: Any) -> CGSize? {
  switch any {
  case let s as CGSize: s
  case let p as CGPoint: CGSize(width: p.x, height: p.y)
  case let v as CGVector: CGSize(width: v.dx, height: v.dy)
  case let v as NSValue: v.size
  default: nil
  }
}

private func readTransform(_ any: Any) -> CATransform3D? {
  switch any {
  case let t as CATransform3D: t
  case let t as CGAffineTransform: CATransform3DMakeAffineTransform(t)
  case let v as NSValue: v.heldTransform
  default: nil
  }
}

private func readText(_ any: Any) -> String? {
  switch any {
  case let s as String: s
  case let raw as any RawRepresentable<String>: raw.rawValue
  default: nil
  }
}

extension NSValue {
  /// The geometry in the object, by its encoded type; reading another type's bytes would be wrong.
  var point: CGPoint? { holds(NSValue(point: .zero)) ? pointValue : nil }
  var size: CGSize? { holds(NSValue(size: .zero)) ? sizeValue : nil }
  var rect: CGRect? { holds(NSValue(rect: .zero)) ? rectValue : nil }

  private func holds(_ example: NSValue) -> Bool {
    !(self is NSNumber) && String(cString: objCType) == String(cString: example.objCType)
  }
}
