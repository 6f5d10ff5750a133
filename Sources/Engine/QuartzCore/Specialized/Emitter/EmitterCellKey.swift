import CoreGraphics

/// A numeric property of an emitter cell.
enum EmitterNumber: Int, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange
  case emissionLatitude, emissionLongitude, emissionRange
  case velocity, velocityRange, xAcceleration, yAcceleration, zAcceleration
  case scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange
  case redSpeed, greenSpeed, blueSpeed, alphaSpeed
  case contentsScale, minificationFilterBias
  case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration

  /// The default value.
  var initial: Double {
    switch self {
    case .scale, .contentsScale, .speed: 1
    case .duration: .infinity
    default: 0
    }
  }

  /// Whether the property's type is `Float`; all others have the range of `Double`.
  var isFloat: Bool {
    switch self {
    case .birthRate, .lifetime, .lifetimeRange, .redRange, .greenRange, .blueRange, .alphaRange,
      .redSpeed, .greenSpeed, .blueSpeed, .alphaSpeed, .minificationFilterBias, .speed,
      .repeatCount:
      true
    default: false
    }
  }

  /// Whether the property may be infinite.
  var takesInfinity: Bool {
    switch self {
    case .duration, .repeatCount, .repeatDuration: true
    default: false
    }
  }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

/// A property of an emitter cell, by its key.
enum EmitterCellKey: Hashable, Sendable {
  case number(EmitterNumber)
  case name, enabled, color, contents, contentsRect
  case minificationFilter, magnificationFilter, autoreverses, fillMode

  init?(_ key: String) {
    guard let named = Self.byName[key] else { return nil }
    self = named
  }

  /// The properties by their keys.
  static let byName: [String: EmitterCellKey] = {
    let others: [EmitterCellKey] = [
      .name, .enabled, .color, .contents, .contentsRect, .minificationFilter, .magnificationFilter,
      .autoreverses, .fillMode,
    ]
    let named = others.map { ("\($0)", $0) }
    let numbers = EmitterNumber.byName.map { ($0.key, EmitterCellKey.number($0.value)) }
    return Dictionary(uniqueKeysWithValues: named + numbers)
  }()

  var kind: ValueKind {
    switch self {
    case .number: .number
    case .enabled, .autoreverses: .flag
    case .color: .color
    case .contents: .image
    case .contentsRect: .rect
    case .name, .minificationFilter, .magnificationFilter, .fillMode: .text
    }
  }

  /// A value as the property can store it: a value set by key is rounded as an assignment would round it.
  func fitted(_ value: AnimatableValue) -> AnimatableValue {
    guard case .number(let number) = self, number.isFloat, case .number(let n) = value else {
      return value
    }
    return .number(Double(Float(n)))
  }

  /// A value as an object of the property's own type.
  func any(_ value: AnimatableValue) -> Any? {
    guard case .number(let number) = self, number.isFloat, case .number(let n) = value else {
      return value.any
    }
    return Float(n)
  }

  /// Whether the property is animatable and changes how long particles live.
  var isOfLife: Bool { self == .number(.lifetime) || self == .number(.lifetimeRange) }

  /// Whether `nil` is allowed.
  var takesNil: Bool { self == .name || self == .color || self == .contents }

  /// The type of its values in animations; `nil` if the property is not animatable.
  var animatedType: (any AnimatableType.Type)? {
    switch self {
    case .number(.contentsScale), .number(.minificationFilterBias): nil
    case .number(.beginTime), .number(.duration), .number(.speed), .number(.timeOffset): nil
    case .number(.repeatCount), .number(.repeatDuration): nil
    case .number(let number): number.isFloat ? Float.self : CGFloat.self
    case .enabled: Bool.self
    case .color: CGColor?.self
    case .contents: CGImage?.self
    case .contentsRect: CGRect.self
    case .name, .minificationFilter, .magnificationFilter, .autoreverses, .fillMode: nil
    }
  }
}
