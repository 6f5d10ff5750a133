import Foundation

/// Where a line begins and ends that is trimmed to shares of its path.
extension MeasuredPath {
  /// How far from the path's beginning a share of it is, as `strokeStart` and `strokeEnd` count.
  ///
  /// Segments weigh by their lengths; within a curve it goes by the curve's parameter and not by the length, so that
  /// half of a path of one curve ends at its t = 0.5.
  ///
  /// - Parameter share: 0 (the beginning) … 1 (the end).
  /// - Returns: A length, 0 … `length`.
  func length(atShare share: Double) -> Double {
    let wanted = share * length
    guard share > 0, share < 1, !segments.isEmpty else { return wanted }
    let segment = segments[segmentIndex(atLength: wanted)]
    guard !segment.curve.isStraight, segment.length > 0 else { return wanted }
    let begin = segment.end - segment.length
    let t = min(max((wanted - begin) / segment.length, 0), 1)
    return begin + min(segment.curve.length(to: CGFloat(t)), segment.length)
  }
}
