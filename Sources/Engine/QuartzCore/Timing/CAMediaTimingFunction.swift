public import CoreGraphics

/// The timing function of an animation: a cubic Bézier curve over 0 … 1.
///
/// Immutable. `nil` means linear wherever a function is optional.
public final class CAMediaTimingFunction: NSObject {
  package let curve: UnitBezier

  /// A named curve; an unknown name is the caller's mistake and stops the program.
  public convenience init(name: CAMediaTimingFunctionName) {
    guard let p = name.controlPoints else {
      preconditionFailure("no timing function is called '\(name.rawValue)'")
    }
    self.init(controlPoints: p.0, p.1, p.2, p.3)
  }

  /// A curve with two inner control points; x should be in 0 … 1, y may overshoot.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// Writes control point `idx` (0 … 3; 0 is (0, 0), 3 is (1, 1)) as two numbers to `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "a control point's index is 0 … 3, not \(idx)")
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// The function of an archive; `nil` for one that is damaged.
  public init?(coder: NSCoder) {
    guard let points = coder.numbers(4) else { return nil }
    curve = UnitBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    super.init()
  }

  /// Writes the control points to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(numbers: [curve.x1, curve.y1, curve.x2, curve.y2])
  }

  /// Equal if the control points are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// Consistent with `isEqual(_:)`.
  public override var hash: Int { curve.hashValue }
}

extension CAMediaTimingFunction: NSSecureCoding {
  /// Whether archives may require secure coding: true.
  public static var supportsSecureCoding: Bool { true }
}

/// The names of the five predefined curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// A name; only the five below have curves.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed: (0, 0) (1, 1).
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly: (0.42, 0) (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly: (0, 0) (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly: (0.42, 0) (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations: (0.25, 0.1) (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  fileprivate var controlPoints: (Float, Float, Float, Float)? {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: nil
    }
  }
}
