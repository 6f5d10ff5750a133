package import CoreGraphics

/// The stops of a keyframe animation: values, or the segments of a path.
package enum KeyframeStops {
  case values([AnimatableValue])
  case segments([PathSegment], PathValue)

  /// The type of a path's points as values of the key.
  package enum PathValue: Sendable {
    case point
    /// For keys that are an offset, such as `transform.translation`: x is the width, y the height.
    case size

    /// The value for a point of the path.
    package func callAsFunction(_ point: CGPoint) -> AnimatableValue {
      switch self {
      case .point: .point(point)
      case .size: .size(CGSize(width: point.x, height: point.y))
      }
    }
  }

  /// The path's segments; a later `move` is a jump from one segment to the next, which takes no time (KF2).
  ///
  /// Closing is a segment, also where it has no length. A path without segments is its one point, where
  /// it has one.
  package init(path: CGPath, as value: PathValue) {
    var segments: [PathSegment] = []
    path.forEachSegment(closings: .all) { segments.append($0) }
    if segments.isEmpty {
      self = .values(path.isEmpty ? [] : [value(path.currentPoint)])
    } else {
      self = .segments(segments, value)
    }
  }

  /// The first `count` of the stops.
  package func prefix(_ count: Int) -> KeyframeStops {
    guard count < self.count else { return self }
    switch self {
    case .values(let values): return .values(Array(values.prefix(count)))
    case .segments(let segments, let value):
      guard count > 1 else { return .values(count == 1 ? [value(segments[0].start)] : []) }
      return .segments(Array(segments.prefix(count - 1)), value)
    }
  }

  package var isEmpty: Bool { count == 0 }

  package var areOfPath: Bool { if case .segments = self { true } else { false } }

  /// The number of values: a path of n segments has n + 1 (KF2).
  package var count: Int {
    switch self {
    case .values(let values): values.count
    case .segments(let segments, _): segments.count + 1
    }
  }

  /// The value of a stop; on a path the end of a segment, for the first stop the start.
  package func value(_ index: Int) -> AnimatableValue {
    switch self {
    case .values(let values): values[index]
    case .segments(let segments, let value):
      value(index == 0 ? segments[0].start : segments[index - 1].end)
    }
  }

  /// The start of segment `index`; after a jump it is not the stop before it.
  func start(_ index: Int) -> AnimatableValue {
    switch self {
    case .values(let values): values[index]
    case .segments(let segments, let value): value(segments[index].start)
    }
  }

  func end(_ index: Int) -> AnimatableValue { value(index + 1) }

  /// Whether the segments before and after a stop, which has both, meet there.
  func areJoined(at stop: Int) -> Bool {
    guard case .segments(let segments, _) = self else { return true }
    return segments[stop - 1].end == segments[stop].start
  }

  /// The value at `fraction` of segment `index`; on a curve the fraction is its parameter (KF4).
  func interpolated(_ index: Int, _ fraction: Double) -> AnimatableValue {
    switch self {
    case .values(let values): values[index].interpolated(to: values[index + 1], fraction)
    case .segments(let segments, let value): value(segments[index].point(at: CGFloat(fraction)))
    }
  }

  /// The length of segment `index`, by which the paced modes distribute the time (KF14).
  func length(_ index: Int) -> Double {
    switch self {
    case .values(let values): values[index].distance(to: values[index + 1])
    case .segments(let segments, _): ArcLength(of: segments[index]).total
    }
  }

  /// The arc lengths of a path's segments (KF4); empty for values.
  var arcs: [ArcLength] {
    if case .segments(let segments, _) = self { segments.map { ArcLength(of: $0) } } else { [] }
  }
}

/// The direction of a path (KF10) as a unit vector; `nil` for values and for paths of length 0.
extension KeyframeStops {
  /// The direction at `fraction` of segment `index`.
  ///
  /// On a segment of length 0 it is that of the segments before it, or else that of the segments after it.
  func direction(_ index: Int, _ fraction: Double) -> SIMD2<Double>? {
    guard case .segments(let segments, _) = self else { return nil }
    if let own = segments[index].direction(at: fraction) { return own }
    for before in stride(from: index - 1, through: 0, by: -1) {
      if let way = segments[before].direction(at: 1) { return way }
    }
    for after in index..<segments.count {
      if let way = segments[after].direction(at: 0) { return way }
    }
    return nil
  }

  /// The direction at a stop: that of the segment after it; at the end and before a jump that of the segment before it.
  func direction(atStop index: Int) -> SIMD2<Double>? {
    if index == 0 { return direction(0, 0) }
    return index < count - 1 && areJoined(at: index)
      ? direction(index, 0) : direction(index - 1, 1)
  }
}
