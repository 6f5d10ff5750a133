import QuartzCore
import WindowSystem

/// Several touches combined: their center, and the line between two of them.
extension UIGestureRecognizer {
  /// The center of the touches at each coalesced position of the event, in the window.
  var middlesOnTheWay: [PointerSample] {
    onTheWay { middle(of: $0) }
  }

  /// The distance of the first two touches at each coalesced position, in points, as the x of a sample.
  var distancesOnTheWay: [PointerSample] {
    onTheWay { CGPoint(x: FingerLine($0).length, y: 0) }
  }

  /// The angle of the line between them at each coalesced position, in radians, as the x of a sample.
  var anglesOnTheWay: [PointerSample] {
    onTheWay { CGPoint(x: FingerLine($0).angle, y: 0) }
  }

  /// Whether a new finger is the last that a gesture needs; with more the gesture fails.
  func isComplete(ofFingers count: Int) -> Bool {
    guard state == .possible else { return false }
    if numberOfTouches > count { state = .failed }
    return numberOfTouches == count
  }

  /// Ends a gesture that has begun or waits; any other fails.
  func endOrFail() { state = state != .possible || !heldStates.isEmpty ? .ended : .failed }

  /// Maps the touches' positions, at each time for which all of them are known.
  private func onTheWay(_ make: ([CGPoint]) -> CGPoint) -> [PointerSample] {
    let ways = watchedTouches.map { $0.moment.way }
    let count = ways.map(\.count).min() ?? 0
    var samples = (0..<count).map { index in
      PointerSample(location: make(ways.map { $0[index].location }), time: ways[0][index].time)
    }
    let time = watchedTouches.map(\.timestamp).max() ?? 0
    samples.append(
      PointerSample(location: make(watchedTouches.map(\.locationInWindow)), time: time)
    )
    return samples
  }

  /// Converts a translation from the window to the coordinates of `view`; unchanged for `nil`.
  func convertFromWindow(_ way: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.enclosingWindow else { return way }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(way, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a translation from the coordinates of `view` to the window; unchanged for `nil`.
  func convertToWindow(_ way: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.enclosingWindow else { return way }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(way, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The line from one finger to another.
struct FingerLine {
  private let (from, to): (CGPoint, CGPoint)

  /// The line between the first two of some points; of length 0 for fewer.
  init(_ points: [CGPoint]) {
    (from, to) = points.count > 1 ? (points[0], points[1]) : (.zero, .zero)
  }

  /// The length, in points.
  var length: CGFloat { from.distance(to: to) }

  /// The angle in radians, clockwise from the right.
  var angle: CGFloat { CGFloat(atan2(Double(to.y - from.y), Double(to.x - from.x))) }
}

extension UITouch {
  /// Whether it was lifted at a position other than its last one.
  var hasMovedAtItsEnd: Bool { moment.location != moment.previousLocation }
}
