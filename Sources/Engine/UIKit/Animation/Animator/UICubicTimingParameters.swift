public import QuartzCore

/// Timing by a cubic Bézier curve from (0, 0) to (1, 1).
nonisolated open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `.easeInOut` for a curve that has no name.
  public let animationCurve: UIView.AnimationCurve
  /// The control point next to the start.
  public let controlPoint1: CGPoint
  /// The control point next to the end.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Core Animation's default curve: (0.25, 0.1) (0.25, 1).
  public override convenience init() {
    self.init(named: nil, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), isNamed: true)
  }

  /// A curve by its name.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let (point1, point2) = curve.controlPoints
    self.init(named: curve, point1, point2, isNamed: true)
  }

  /// A curve by its control points; x is expected in 0 … 1, y may overshoot.
  ///
  /// With a number that is not finite the curve is linear.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(named: nil, point1, point2, isNamed: false)
  }

  private init(
    named curve: UIView.AnimationCurve?,
    _ point1: CGPoint,
    _ point2: CGPoint,
    isNamed: Bool
  ) {
    (animationCurve, controlPoint1, controlPoint2) = (curve ?? .easeInOut, point1, point2)
    self.isNamed = isNamed
    super.init()
  }

  /// The curve that an archive contains.
  public required init?(coder: NSCoder) {
    let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: Key.curve))
    animationCurve = curve ?? .easeInOut
    controlPoint1 = coder.decodePoint(Key.x1, Key.y1)
    controlPoint2 = coder.decodePoint(Key.x2, Key.y2)
    isNamed = coder.decodeBool(forKey: Key.isNamed)
    super.init()
  }

  /// Writes the curve to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: Key.curve)
    coder.encode(Double(controlPoint1.x), forKey: Key.x1)
    coder.encode(Double(controlPoint1.y), forKey: Key.y1)
    coder.encode(Double(controlPoint2.x), forKey: Key.x2)
    coder.encode(Double(controlPoint2.y), forKey: Key.y2)
    coder.encode(isNamed, forKey: Key.isNamed)
  }

  /// This object itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.builtin` for the named curves and the default one, else `.cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

  /// This object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private enum Key {
    static let (curve, isNamed) = ("curve", "isNamed")
    static let (x1, y1, x2, y2) = ("x1", "y1", "x2", "y2")
  }
}

nonisolated extension NSCoder {
  /// A point, decoded from the two keys of its coordinates.
  fileprivate func decodePoint(_ x: String, _ y: String) -> CGPoint {
    CGPoint(x: decodeDouble(forKey: x), y: decodeDouble(forKey: y))
  }
}
