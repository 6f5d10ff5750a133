import CoreGraphics

/// Compiles the properties of a keyframe animation to plain data; values that cannot be computed with are reported and
/// ignored.
extension CAKeyframeAnimation {
  /// The curve through the given values; `nil` for an animation without effect (KF15).
  func keyframeCurve(of target: KeyPathTarget, on layer: any AnimatedLayer) -> KeyframeCurve? {
    guard var stops = stops(of: target, on: layer) else { return nil }
    let times = usableKeyTimes(for: stops, on: layer)
    if let times { stops = stops.prefix(times.count) }
    guard stops.count > 1 else {
      report(
        path == nil ? "values" : "path",
        "leave one keyframe: the animation does nothing",
        on: layer
      )
      return nil
    }
    return KeyframeCurve(
      stops: stops,
      mode: KeyframeMode(calculationMode),
      keyTimes: times,
      segmentCurves: usableSegmentCurves(on: layer),
      shape: KeyframeShape(
        tension: usable(tensionValues, "tensionValues", on: layer),
        continuity: usable(continuityValues, "continuityValues", on: layer),
        bias: usable(biasValues, "biasValues", on: layer)
      )
    )
  }

  /// The stops, or `nil` if there are none (KF15).
  private func stops(of target: KeyPathTarget, on layer: any AnimatedLayer) -> KeyframeStops? {
    if let path, let value = KeyframeStops.PathValue(target.kind) {
      return stops(along: path, as: value, on: layer)
    }
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

  private func stops(
    along path: CGPath,
    as value: KeyframeStops.PathValue,
    on layer: any AnimatedLayer
  ) -> KeyframeStops? {
    for element in path.elements {
      if let bad = element.points.first(where: { !$0.x.isFinite || !$0.y.isFinite }) {
        let problem = "cannot go through (\(bad.x), \(bad.y)): the animation does nothing"
        report("path", problem, on: layer)
        return nil
      }
    }
    let stops = KeyframeStops(path: path, as: value)
    if stops.isEmpty { report("path", "is empty: the animation does nothing", on: layer) }
    return stops.isEmpty ? nil : stops
  }

  /// The key times that have a stop; `nil` means even spacing (KF6).
  ///
  /// Times and stops are paired until one list ends; discrete values may have one more time, their end.
  private func usableKeyTimes(for stops: KeyframeStops, on layer: any AnimatedLayer)
    -> KeyframeTimes?
  {
    let mode = KeyframeMode(calculationMode)
    guard let keyTimes, !mode.isPaced else { return nil }
    guard !keyTimes.isEmpty else {
      report("keyTimes", "are empty: the values are spaced evenly", on: layer)
      return nil
    }
    // A path's author decides whether its closing line has a time of its own.
    let isRightInNumber =
      keyTimes.count == stops.count || (mode == .discrete && keyTimes.count == stops.count + 1)
      || stops.areOfPath
    let times = keyTimes.prefix(stops.count + (mode == .discrete ? 1 : 0)).map(\.doubleValue)
    let finite = times.replacingNonFinite()
    if finite != times {
      report("keyTimes", "cannot hold \(times): such a time is the one before it", on: layer)
    } else if !finite.isInOrder {
      report("keyTimes", "are not 0 … 1 in order: \(times) are taken as written", on: layer)
    } else if !isRightInNumber {
      let pairs = "\(keyTimes.count) for \(stops.count) values"
      report("keyTimes", "are \(pairs): they go in pairs as far as both do", on: layer)
    }
    return KeyframeTimes(finite)
  }

  private func usableSegmentCurves(on layer: any AnimatedLayer) -> [UnitBezier] {
    (timingFunctions ?? []).map { function in
      if function.curve.isFinite { return function.curve }
      report("timingFunctions", "hold \(function.curve): that segment is linear", on: layer)
      return .linear
    }
  }

  /// Numbers that shape the curve; a number that is not finite counts as missing.
  private func usable(_ numbers: [NSNumber]?, _ property: String, on layer: any AnimatedLayer)
    -> [Double]
  {
    (numbers ?? []).map { number in
      if number.doubleValue.isFinite { return number.doubleValue }
      report(property, "cannot hold \(number): it counts as 0", on: layer)
      return 0
    }
  }

  private func report(_ property: String, _ problem: String, on layer: any AnimatedLayer) {
    layer.report("\(keyPath ?? "animation").\(property)", problem)
  }
}

extension KeyframeStops.PathValue {
  /// `nil` for kinds of value that cannot be a point of a path.
  fileprivate init?(_ kind: ValueKind) {
    switch kind {
    case .point: self = .point
    case .size: self = .size
    default: return nil
    }
  }
}

extension [Double] {
  /// The same times, with each that is not finite replaced by the one before it, the first by 0.
  fileprivate func replacingNonFinite() -> [Double] {
    var last = 0.0
    return map {
      if $0.isFinite { last = $0 }
      return last
    }
  }

  /// Whether they are as the documentation requires, apart from the first and the last.
  fileprivate var isInOrder: Bool {
    allSatisfy { 0 <= $0 && $0 <= 1 } && zip(self, dropFirst()).allSatisfy { $0 <= $1 }
  }
}
