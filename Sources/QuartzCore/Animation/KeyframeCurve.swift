import CoreGraphics

/// A keyframe animation's values over the progress of a pass, compiled.
package struct KeyframeCurve {
  private let stops: KeyframeStops
  private let mode: CAAnimationCalculationMode
  /// When each stop is due; for the discrete mode one more than stops.
  private let times: [Double]
  private let segmentCurves: [UnitBezier]
  private let shape: KeyframeShape

  init(
    stops: KeyframeStops,
    mode: CAAnimationCalculationMode,
    keyTimes: [Double]?,
    segmentCurves: [UnitBezier],
    shape: KeyframeShape
  ) {
    self.stops = stops
    self.mode = mode
    self.shape = shape
    let isPaced = mode == .paced || mode == .cubicPaced
    // Paced modes take neither key times nor functions (KF6, KF8).
    self.segmentCurves = isPaced ? [] : segmentCurves
    times =
      isPaced
      ? Self.pacedTimes(stops)
      : Self.usable(keyTimes, count: mode == .discrete ? stops.count + 1 : stops.count)
  }

  package func value(at progress: Double) -> AnimatableValue? {
    guard stops.count > 1 else { return stops.isEmpty ? nil : stops.value(0) }
    let segment = segmentIndex(at: progress)
    if mode == .discrete { return stops.value(min(segment, stops.count - 1)) }
    let start = times[segment]
    let length = times[segment + 1] - start
    var fraction = length > 0 ? (progress - start) / length : (progress < start ? 0 : 1)
    if segment < segmentCurves.count { fraction = segmentCurves[segment].y(at: fraction) }
    switch mode {
    case .cubic, .cubicPaced: return cubicValue(segment, fraction)
    case .paced: return stops.interpolated(segment, byLength: fraction)
    default: return stops.interpolated(segment, fraction)
    }
  }

  /// The last segment that has begun: at a key time the one that begins there.
  private func segmentIndex(at progress: Double) -> Int {
    let last = times.count - 2
    return times.dropLast().lastIndex { $0 <= progress }.map { min($0, last) } ?? 0
  }

  private func cubicValue(_ segment: Int, _ fraction: Double) -> AnimatableValue {
    guard let p0 = stops.value(segment).vector, let p1 = stops.value(segment + 1).vector else {
      return stops.interpolated(segment, fraction)
    }
    let before = segment > 0 ? stops.value(segment - 1).vector : nil
    let after = segment + 2 < stops.count ? stops.value(segment + 2).vector : nil
    let leaving =
      pace(of: segment, at: segment) * shape.outgoing(at: segment, before ?? p0 - (p1 - p0), p0, p1)
    let arriving =
      pace(of: segment, at: segment + 1)
      * shape.incoming(at: segment + 1, p0, p1, after ?? p1 + (p1 - p0))
    let (t, t2, t3) = (fraction, fraction * fraction, fraction * fraction * fraction)
    let value =
      (2 * t3 - 3 * t2 + 1) * p0 + (t3 - 2 * t2 + t) * leaving
      + (3 * t2 - 2 * t3) * p1 + (t3 - t2) * arriving
    return stops.value(segment).replacingVector(value)
  }

  /// What keeps the speed the same on both sides of a stop between segments of unequal time: only the
  /// paced mode asks for that (peer 96), plain cubic tangents take no notice of key times (KF11).
  private func pace(of segment: Int, at stop: Int) -> Double {
    guard mode == .cubicPaced, stop > 0, stop < times.count - 1 else { return 1 }
    let around = times[stop + 1] - times[stop - 1]
    return around > 0 ? 2 * (times[segment + 1] - times[segment]) / around : 1
  }

  /// The given times when they are usable, else even spacing (KF6): right in number, from 0 to 1, not falling.
  private static func usable(_ given: [Double]?, count: Int) -> [Double] {
    let even = (0..<max(count, 2)).map { Double($0) / Double(max(count - 1, 1)) }
    guard let given, given.count == count, given.first == 0, given.last == 1,
      given.allSatisfy(\.isFinite), zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
    else { return even }
    return given
  }

  private static func pacedTimes(_ stops: KeyframeStops) -> [Double] {
    guard stops.count > 1 else { return [0, 1] }
    let lengths = (0..<stops.count - 1).map { stops.length($0) }
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return usable(nil, count: stops.count) }
    var sum = 0.0
    var times = [0.0]
    for length in lengths {
      sum += length
      times.append(sum / total)
    }
    times[times.count - 1] = 1
    return times
  }
}

/// Tension, continuity and bias at each stop, and the tangents they make (KF11: Kochanek–Bartels).
package struct KeyframeShape {
  let tension: [Double]
  let continuity: [Double]
  let bias: [Double]

  func outgoing(
    at index: Int,
    _ before: SIMD4<Double>,
    _ p: SIMD4<Double>,
    _ after: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (t, c, b) = parameters(index)
    return (1 - t) * (1 + b) * (1 + c) / 2 * (p - before)
      + (1 - t) * (1 - b) * (1 - c) / 2 * (after - p)
  }

  func incoming(
    at index: Int,
    _ before: SIMD4<Double>,
    _ p: SIMD4<Double>,
    _ after: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (t, c, b) = parameters(index)
    return (1 - t) * (1 + b) * (1 - c) / 2 * (p - before)
      + (1 - t) * (1 - b) * (1 + c) / 2 * (after - p)
  }

  private func parameters(_ index: Int) -> (Double, Double, Double) {
    func value(_ list: [Double]) -> Double { index < list.count ? list[index] : 0 }
    return (value(tension), value(continuity), value(bias))
  }
}

extension AnimatableValue {
  /// Its numbers, unused places 0; `nil` for values that have none to compute with.
  fileprivate var vector: SIMD4<Double>? {
    switch self {
    case .number(let n): SIMD4(n, 0, 0, 0)
    case .triple(let a, let b, let c): SIMD4(a, b, c, 0)
    case .point(let p): SIMD4(Double(p.x), Double(p.y), 0, 0)
    case .size(let s): SIMD4(Double(s.width), Double(s.height), 0, 0)
    case .rect(let r):
      SIMD4(Double(r.origin.x), Double(r.origin.y), Double(r.size.width), Double(r.size.height))
    case .color(let c): c.rgba
    default: nil
    }
  }

  /// A value of the same type with other numbers.
  fileprivate func replacingVector(_ v: SIMD4<Double>) -> AnimatableValue {
    switch self {
    case .number: .number(v.x)
    case .triple: .triple(v.x, v.y, v.z)
    case .point: .point(CGPoint(x: v.x, y: v.y))
    case .size: .size(CGSize(width: v.x, height: v.y))
    case .rect: .rect(CGRect(x: v.x, y: v.y, width: v.z, height: v.w))
    case .color: .color(CGColor(rgba: v))
    default: self
    }
  }
}
