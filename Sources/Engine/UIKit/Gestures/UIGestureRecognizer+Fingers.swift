import QuartzCore
import WindowSystem

/// Several touches as one: their middle, and the line between two of them.
extension UIGestureRecognizer {
  /// Where the middle of the touches was at each place that the event joins, in the window.
  var middlesOnTheWay: [PointerSample] {
    onTheWay { middle(of: $0) }
  }

  /// How far the first two touches were apart at each place that the event joins, in points, as an x.
  var distancesOnTheWay: [PointerSample] {
    onTheWay { CGPoint(x: FingerLine($0).length, y: 0) }
  }

  /// The direction of the line between them at each of these places, in radians, as an x.
  var anglesOnTheWay: [PointerSample] {
    onTheWay { CGPoint(x: FingerLine($0).angle, y: 0) }
  }

  /// Whether the finger that has come is the last that a gesture needs; with more than that it fails.
  func isComplete(ofFingers count: Int) -> Bool {
    guard state == .possible else { return false }
    if numberOfTouches > count { state = .failed }
    return numberOfTouches == count
  }

  /// Ends a gesture that has begun, or waits to; else it was none.
  func endOrFail() { state = state != .possible || !heldStates.isEmpty ? .ended : .failed }

  /// What is made of the touches' places, at each moment that is known of all of them.
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

  /// A way of the window in the coordinates of `view`; as it is for `nil`.
  func convertFromWindow(_ way: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.enclosingWindow else { return way }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(way, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// The reverse.
  func convertToWindow(_ way: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.enclosingWindow else { return way }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(way, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The line from one finger to another.
struct FingerLine {
  private let (from, to): (CGPoint, CGPoint)

  /// The line between the first two of some points; of no length for fewer.
  init(_ points: [CGPoint]) {
    (from, to) = points.count > 1 ? (points[0], points[1]) : (.zero, .zero)
  }

  /// In points.
  var length: CGFloat { from.distance(to: to) }

  /// Its direction in radians, clockwise from the right.
  var angle: CGFloat { CGFloat(atan2(Double(to.y - from.y), Double(to.x - from.x))) }
}

extension UITouch {
  /// Whether it was lifted elsewhere than where it was last.
  var hasMovedAtItsEnd: Bool { moment.location != moment.previousLocation }
}
