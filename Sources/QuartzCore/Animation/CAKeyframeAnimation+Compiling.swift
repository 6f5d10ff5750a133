import CoreGraphics

/// What a keyframe animation was given, as data that can be computed with: whatever cannot is reported
/// and left out.
extension CAKeyframeAnimation {
  /// The stops, or `nil` when there are none to go through (KF15).
  func stops(of target: KeyPathTarget, on layer: CALayer) -> KeyframeStops? {
    if let path, target.kind == .point { return stops(along: path, on: layer) }
    guard let values = givenValues, !values.isEmpty else {
      let problem =
        path == nil
        ? "are empty: the animation does nothing"
        : "are empty, and this key has no path: the animation does nothing"
      report("values", problem, on: layer)
      return nil
    }
    var typed: [AnimatableValue] = []
    typed.reserveCapacity(values.count)
    for any in values {
      guard let value = AnimatableValue(any, as: inputKind(for: target)), value.isFinite else {
        report("values", "cannot hold \(any): the animation does nothing", on: layer)
        return nil
      }
      typed.append(value)
    }
    return .values(typed)
  }

  private func stops(along path: CGPath, on layer: CALayer) -> KeyframeStops? {
    for element in path.elements {
      if let bad = element.points.first(where: { !$0.x.isFinite || !$0.y.isFinite }) {
        let problem = "cannot go through (\(bad.x), \(bad.y)): the animation does nothing"
        report("path", problem, on: layer)
        return nil
      }
    }
    let stops = KeyframeStops(path: path)
    if stops.isEmpty { report("path", "is empty: the animation does nothing", on: layer) }
    return stops.isEmpty ? nil : stops
  }

  /// The key times where they can be used: `nil` is even spacing (KF6).
  func usableKeyTimes(for stops: KeyframeStops, on layer: CALayer) -> [Double]? {
    let mode = KeyframeMode(calculationMode)
    guard let keyTimes, !mode.isPaced else { return nil }
    let times = keyTimes.map(\.doubleValue)
    if KeyframeTimes.areUsable(times, for: stops, mode) { return times }
    report("keyTimes", "cannot be \(times): the values are spaced evenly", on: layer)
    return nil
  }

  func usableSegmentCurves(on layer: CALayer) -> [UnitBezier] {
    (timingFunctions ?? []).map { function in
      if function.curve.isFinite { return function.curve }
      report("timingFunctions", "hold \(function.curve): that segment is linear", on: layer)
      return .linear
    }
  }

  /// Numbers that shape the curve; one that is not finite counts as missing.
  func usable(_ numbers: [NSNumber]?, _ property: String, on layer: CALayer) -> [Double] {
    (numbers ?? []).map { number in
      if number.doubleValue.isFinite { return number.doubleValue }
      report(property, "cannot hold \(number): it counts as 0", on: layer)
      return 0
    }
  }

  private func report(_ property: String, _ problem: String, on layer: CALayer) {
    EngineReport.report(layer, "\(keyPath ?? "animation").\(property)", problem)
  }
}
