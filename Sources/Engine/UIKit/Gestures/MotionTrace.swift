import QuartzCore
import WindowSystem

/// The recent positions of a moving point, from which its velocity is computed.
struct MotionTrace {
  /// The duration over which positions are used, in seconds.
  static let span = 0.1

  private var samples: [PointerSample] = []
  /// The mean velocity over the last tenth of a second of its movement, in units per second.
  ///
  /// Unlike `velocity(at:)` it keeps its value at rest, even if more samples with the same position are added.
  private(set) var velocityOfLastMoves = CGPoint.zero

  mutating func add(_ sample: PointerSample) {
    let moves = samples.last.map { $0.location != sample.location } ?? false
    samples.append(sample)
    // One sample that is too old stays, for the distance to the first recent one.
    while samples.count > 2, samples[1].time <= sample.time - Self.span { samples.removeFirst() }
    if moves { velocityOfLastMoves = velocity(at: sample.time) }
  }

  mutating func removeAll() { (samples, velocityOfLastMoves) = ([], .zero) }

  /// The mean velocity over the tenth of a second before `time`, in units per second.
  ///
  /// If the last two samples are further apart in time, it is the mean between these; it is zero for a point that has
  /// not moved that long.
  func velocity(at time: Double) -> CGPoint {
    guard let last = samples.last, time - last.time < Self.span, samples.count > 1 else {
      return .zero
    }
    let recent = samples.firstIndex { $0.time > time - Self.span } ?? samples.count - 1
    let first = samples[min(recent, samples.count - 2)]
    let seconds = CGFloat(last.time - first.time)
    guard seconds > 0 else { return .zero }
    return CGPoint(
      x: (last.location.x - first.location.x) / seconds,
      y: (last.location.y - first.location.y) / seconds
    )
  }
}
