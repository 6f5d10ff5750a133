import CoreGraphics

/// Which points count as inside a shape layer's path where it crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The rule's name.
  public let rawValue: String

  /// A rule by its name; an unknown one acts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside where the path's turns around the point do not cancel out; the default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// How a shape layer's open lines, and its dashes, end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The cap's name.
  public let rawValue: String

  /// A cap by its name; an unknown one acts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut square at the end point; the default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half disc about the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the line's width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How two segments of a shape layer's line meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The join's name.
  public let rawValue: String

  /// A join by its name; an unknown one acts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, cut off beyond the miter limit; the default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disc about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
