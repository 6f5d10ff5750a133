import CoreGraphics

/// The compiled values of a keyframe animation over the progress of a pass.
package struct KeyframeCurve {
  private let stops: KeyframeStops
  private let mode: KeyframeMode
  /// The time of each stop; discrete stops may have one more, the end.
  private let times: KeyframeTimes
  private let segmentCurves: [UnitBezier]
  private let shape: KeyframeShape
  /// The arc length of each segment of a path; empty except in the paced mode.
  private let arcs: [ArcLength]

  /// - Parameters:
  ///   - stops: At least one.
  ///   - mode: How values between the stops are found.
  ///   - keyTimes: One for each stop, or `nil` for even spacing.
  ///   - segmentCurves: The pace within each segment; missing ones are even.
  ///   - shape: For the cubic modes.
  package init(
    stops: KeyframeStops,
    mode: KeyframeMode,
    keyTimes: KeyframeTimes?,
    segmentCurves: [UnitBezier],
    shape: KeyframeShape
  ) {
    self.stops = stops
    self.mode = mode
    self.shape = shape
    self.segmentCurves = mode.isPaced ? [] : segmentCurves
    arcs = mode == .paced ? stops.arcs : []
    times =
      mode.isPaced
      ? KeyframeTimes.paced(for: stops) : keyTimes ?? KeyframeTimes.even(for: stops, mode)
  }

  package func value(at progress: Double) -> AnimatableValue? {
    guard let place = place(at: progress) else { return stops.isEmpty ? nil : stops.value(0) }
    return value(at: place)
  }

  /// The value, and which way a path goes there, a vector of length 1; `nil` where it goes nowhere (KF10).
  package func valueAndDirection(at progress: Double) -> (AnimatableValue?, SIMD2<Double>?) {
    guard let place = place(at: progress) else { return (value(at: progress), nil) }
    return (value(at: place), direction(at: place))
  }

  private func value(at place: Place) -> AnimatableValue {
    switch mode {
    case .discrete: stops.value(place.index)
    case .linear, .paced: stops.interpolated(place.index, place.fraction)
    case .cubic, .cubicPaced:
      if let hermite = hermite(place.index) {
        stops.start(place.index).replacingVector(hermite.value(at: place.fraction))
      } else {
        bent(place.index, place.fraction) ?? stops.interpolated(place.index, place.fraction)
      }
    }
  }

  /// The spline's value for values of more than four numbers; `nil` for values without numbers.
  ///
  /// The Hermite form as weights of the four stops around; a missing stop is extrapolated linearly (KF11).
  private func bent(_ segment: Int, _ u: Double) -> AnimatableValue? {
    guard case .values(let values) = stops else { return nil }
    let around = max(segment - 1, 0)...min(segment + 2, values.count - 1)
    guard let numbers = ValueNumbers(Array(values[around])) else { return nil }
    let (u2, u3) = (u * u, u * u * u)
    let leaving = (u3 - 2 * u2 + u) * pace(of: segment, at: segment)
    let arriving = (u3 - u2) * pace(of: segment, at: segment + 1)
    let (out, into) = (shape.outgoingWeights(at: segment), shape.incomingWeights(at: segment + 1))
    let before = -leaving * out.before
    let after = arriving * into.after
    var start =
      2 * u3 - 3 * u2 + 1 + leaving * (out.before - out.after) - arriving * into.before
    var end = 3 * u2 - 2 * u3 + leaving * out.after + arriving * (into.before - into.after)
    var weights: [Double] = []
    if segment > 0 {
      weights.append(before)
    } else {
      (start, end) = (start + 2 * before, end - before)
    }
    let hasAfter = segment + 2 < values.count
    if !hasAfter { (start, end) = (start - after, end + 2 * after) }
    weights += [start, end]
    if hasAfter { weights.append(after) }
    return numbers.sum(weights)
  }

  private func direction(at place: Place) -> SIMD2<Double>? {
    switch mode {
    case .discrete: stops.direction(atStop: place.index)
    case .linear, .paced: stops.direction(place.index, place.fraction)
    case .cubic, .cubicPaced: hermite(place.index)?.inPlane.direction(at: place.fraction)
    }
  }

  /// A segment and the parameter in it, 0 … 1; for the discrete mode a stop.
  private struct Place {
    let index: Int
    var fraction = 0.0
  }

  /// The place of `progress`, or `nil` with at most one stop.
  private func place(at progress: Double) -> Place? {
    guard stops.count > 1 else { return nil }
    if mode == .discrete {
      return Place(index: times.lastDue(at: progress, upTo: stops.count - 1))
    }
    let segment = times.lastDue(at: progress, upTo: stops.count - 2)
    var fraction = times.fraction(of: segment, at: progress)
    if segment < segmentCurves.count { fraction = segmentCurves[segment].y(at: fraction) }
    if segment < arcs.count { fraction = arcs[segment].parameter(atFraction: fraction) }
    return Place(index: segment, fraction: fraction)
  }

  /// The spline over a segment; `nil` for values without numbers.
  ///
  /// The values beyond a jump of the path have no effect on it (KF2).
  private func hermite(_ segment: Int) -> Hermite? {
    guard let p0 = stops.start(segment).vector, let p1 = stops.end(segment).vector else {
      return nil
    }
    let before =
      segment > 0 && stops.areJoined(at: segment) ? stops.start(segment - 1).vector : nil
    let after =
      segment + 2 < stops.count && stops.areJoined(at: segment + 1)
      ? stops.end(segment + 1).vector : nil
    return Hermite(
      start: p0,
      leaving: pace(of: segment, at: segment)
        * shape.outgoing(at: segment, before ?? p0 - (p1 - p0), p0, p1),
      end: p1,
      arriving: pace(of: segment, at: segment + 1)
        * shape.incoming(at: segment + 1, p0, p1, after ?? p1 + (p1 - p0))
    )
  }

  /// The factor that makes the speed equal on both sides of a stop between segments of unequal time.
  ///
  /// Only the paced mode needs it (peer 96); plain cubic tangents do not depend on key times (KF11).
  private func pace(of segment: Int, at stop: Int) -> Double {
    guard mode == .cubicPaced, stop > 0, stop < times.count - 1 else { return 1 }
    let times = times.written
    let around = times[stop + 1] - times[stop - 1]
    return around > 0 ? 2 * (times[segment + 1] - times[segment]) / around : 1
  }
}
