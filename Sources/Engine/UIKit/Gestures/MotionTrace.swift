import QuartzCore
import WindowSystem

/// The last places of something that moves, for how fast it is.
struct MotionTrace {
  /// How far back places count, in seconds.
  static let span = 0.1

  private var samples: [PointerSample] = []
  /// The mean velocity over the last tenth of a second of its movement, in units of the places a second.
  ///
  /// Unlike `velocity(at:)` it keeps its value at rest, whether or not more samples of the same place come.
  private(set) var velocityOfLastMoves = CGPoint.zero

  mutating func add(_ sample: PointerSample) {
    let moves = samples.last.map { $0.location != sample.location } ?? false
    samples.append(sample)
    // One that is too old stays, for the way from there to the first that is not.
    while samples.count > 2, samples[1].time <= sample.time - Self.span { samples.removeFirst() }
    if moves { velocityOfLastMoves = velocity(at: sample.time) }
  }

  mutating func removeAll() { (samples, velocityOfLastMoves) = ([], .zero) }

  /// The mean velocity over the last tenth of a second before `time`, in units of the places a second.
  ///
  /// It is over the last two places where these are further apart, and zero for what has not moved so long.
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
