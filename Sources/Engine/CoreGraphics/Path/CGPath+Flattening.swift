public import Foundation

extension CGPath {
  /// The flattened path: straight segments in place of curves.
  ///
  /// - Parameter threshold: The flatness: the maximum distance of a segment from its curve, in the path's units; values
  ///   that are not positive count as a thousandth. A curve becomes at most 2,048 segments.
  /// - Returns: A new path.
  public func flattened(threshold: CGFloat) -> CGPath {
    let tolerance = threshold > 0 ? Double(threshold) : 1e-3
    var result = PathSnapshot()
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .quad, .cubic:
        guard let curve = element.segment(from: current, start: start) else { continue }
        let count = curve.chordCount(tolerance)
        for index in 1..<count {
          result.append(.line(curve.point(at: CGFloat(index) / CGFloat(count))))
        }
        result.append(.line(curve.end))
      default: result.append(element)
      }
      current = element.points.last ?? start
      if case .move(let point) = element { start = point }
    }
    return CGPath(snapshot: result)
  }

  /// Whether the path is one axis-aligned rectangle: four sides, closed or ending where they began.
  ///
  /// - Parameter rect: Receives the rectangle, if the path is one.
  /// - Returns: Whether it is.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var corners: [CGPoint] = []
    var isClosed = false
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0 && !isClosed: corners.append(point)
      case .close where !isClosed: isClosed = true
      default: return false
      }
    }
    if corners.count == 5, corners[4] == corners[0] {
      corners.removeLast()
      isClosed = true
    }
    guard isClosed, corners.count == 4 else { return false }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isAlong = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAcross || isAlong, a.x.isFinite, a.y.isFinite, c.x.isFinite, c.y.isFinite else {
      return false
    }
    rect?.pointee = CGRect(boundingBoxOf: [a, c])
    return true
  }
}
