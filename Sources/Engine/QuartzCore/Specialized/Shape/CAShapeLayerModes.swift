import CoreGraphics

/// The rule for which points are inside a shape layer's path where it crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The rule's name.
  public let rawValue: String

  /// A rule by its name; an unknown one acts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside where the winding number of the path around the point is not zero; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The shape of the ends of a shape layer's open subpaths and dashes.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The cap's name.
  public let rawValue: String

  /// A cap by its name; an unknown one acts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Squared off at the end point; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half disk around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Squared off at half the line's width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The shape of the join of two segments of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The join's name.
  public let rawValue: String

  /// A join by its name; an unknown one acts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, beveled beyond the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disk around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

extension CAShapeLayerFillRule: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerLineCap: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAShapeLayerLineJoin: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}
