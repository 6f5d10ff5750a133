import Foundation

/// The ends of a line that is trimmed to fractions of its path.
extension MeasuredPath {
  /// The arc length at a fraction of the path, as `strokeStart` and `strokeEnd` define it.
  ///
  /// Segments are weighted by their lengths; within a curve the curve's parameter counts and not the length, so that
  /// half of a path of one curve ends at its t = 0.5.
  ///
  /// - Parameter share: The fraction, 0 (the beginning) … 1 (the end).
  /// - Returns: The distance from the path's beginning, 0 … `length`.
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
