import QuartzCore
import SceneProtocol

/// What code itself moves: properties that a display link or a timer sets again and again.
///
/// The engine has no animation objects for these. They are reported as animations with a state of their own, from the
/// first change of a row to the last one.
struct DrivenChanges {
  private struct Row {
    let number: Int
    weak var layer: CALayer?
    let layerName: String
    let cause: TraceCause
    let from: InspectedValue?
    var to: InspectedValue?
    var last: Double
    var count = 1
  }

  struct Subject: Hashable {
    let layer: Int
    let key: String
  }

  private var rows: [Subject: Row] = [:]
  private var count = 0

  /// The longest time between two changes of a row, in seconds.
  private static let pause = 0.25
  /// The number of changes that are a row.
  private static let least = 3
  /// How many properties are kept.
  private static let kept = 2000

  /// Notes a change that a display link or a timer has made.
  ///
  /// - Parameters:
  ///   - record: The change.
  ///   - layer: The layer.
  ///   - subject: What has changed.
  ///   - name: How texts call the layer.
  mutating func note(
    _ record: ChangeRecord,
    of layer: CALayer,
    _ subject: Subject,
    name: () -> String
  ) {
    guard [.displayLink, .timer].contains(record.cause.kind) else { return }
    if var row = rows[subject], row.cause.kind == record.cause.kind,
      record.time - row.last <= Self.pause
    {
      // A handler may set a property more than once at one time, which counts once.
      if record.time > row.last { row.count += 1 }
      (row.to, row.last) = (record.new, record.time)
      rows[subject] = row
      return
    }
    if rows.count >= Self.kept { rows = rows.filter { record.time - $0.value.last <= Self.pause } }
    guard rows.count < Self.kept else { return }
    count += 1
    rows[subject] = Row(
      number: count,
      layer: layer,
      layerName: name(),
      cause: record.cause,
      from: record.old,
      to: record.new,
      last: record.time
    )
  }

  /// The rows at a time, in the order of their beginnings; of one layer, or of all.
  func animations(at time: Double, of layer: Int?) -> [InspectedAnimation] {
    rows.filter { subject, row in
      row.count >= Self.least && row.layer != nil && layer.map { $0 == subject.layer } ?? true
    }
    .sorted { $0.value.number < $1.value.number }
    .map { Self.animation($0.key, $0.value, at: time) }
  }

  private static func animation(
    _ subject: Subject,
    _ row: Row,
    at time: Double
  ) -> InspectedAnimation {
    // The id is negative, as the identities of animations are positive.
    var result = InspectedAnimation(
      id: -row.number,
      layer: subject.layer,
      layerName: row.layerName,
      className: row.cause.kind == .displayLink ? "CADisplayLink" : "Timer",
      key: subject.key
    )
    result.keyPath = subject.key
    (result.from, result.to) = (row.from, row.to)
    let begin = row.cause.time
    (result.begin, result.end) = (InspectedNumber(begin), InspectedNumber(row.last))
    result.duration = InspectedNumber(row.last - begin)
    result.state = time - row.last <= pause ? .driven : .finished
    result.changes = row.count
    result.cause = InspectedCause(row.cause)
    return result
  }
}
