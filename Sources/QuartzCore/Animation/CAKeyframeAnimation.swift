public import CoreGraphics

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through; ignored when there is a `path`.
  open var values: [Any]?
  /// The points to go through, for keys whose value is a point; comes before `values` (KF1).
  open var path: CGPath?
  /// When each value is due, 0 … 1 of a pass; evenly spaced when `nil` or not usable (KF6).
  open var keyTimes: [NSNumber]?
  /// The pace within each segment; one fewer than values; ignored by the paced modes (KF8).
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the given ones are found; default `.linear` (KF3).
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value, −1 … 1, for the cubic modes; missing ones are 0 (KF13).
  open var tensionValues: [NSNumber]?
  /// How sharp the corner is at each value, −1 … 1, for the cubic modes; missing ones are 0 (KF13).
  open var continuityValues: [NSNumber]?
  /// Which side the curve bends to at each value, −1 … 1, for the cubic modes; missing ones are 0 (KF13).
  open var biasValues: [NSNumber]?

  package override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  package override func valueCurve(of target: KeyPathTarget, on layer: CALayer) -> ValueCurve? {
    guard let stops = stops(of: target, on: layer), !stops.isEmpty else { return nil }
    let curve = KeyframeCurve(
      stops: stops,
      mode: calculationMode,
      keyTimes: keyTimes?.map(\.doubleValue),
      segmentCurves: timingFunctions?.map(\.curve) ?? [],
      shape: KeyframeShape(
        tension: tensionValues?.map(\.doubleValue) ?? [],
        continuity: continuityValues?.map(\.doubleValue) ?? [],
        bias: biasValues?.map(\.doubleValue) ?? []
      )
    )
    return .keyframes(curve)
  }

  private func stops(of target: KeyPathTarget, on layer: CALayer) -> KeyframeStops? {
    if let path, target.kind == .point { return KeyframeStops(path: path) }
    var typed: [AnimatableValue] = []
    for any in values ?? [] {
      guard let value = AnimatableValue(any, as: inputKind(for: target)), value.isFinite else {
        EngineReport.report(
          layer,
          "\(keyPath ?? "").values",
          "cannot hold \(any): the animation does nothing"
        )
        return nil
      }
      typed.append(value)
    }
    return .values(typed)
  }
}

/// How a keyframe animation finds the values between the given ones (KF3).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `linear`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next is due.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at an even pace over the whole: key times and functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values (KF11).
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve, with the times of the paced mode (KF14).
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
