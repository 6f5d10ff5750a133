import CoreGraphics

/// The copies of a replicator's sublayers while they are listed one after the other.
struct CopyRun {
  private let replication: Replication
  /// The replicator.
  let owner: CALayer
  /// Where the sublayers find themselves, but for what makes them copies.
  private let place: FrameBuilder.Place
  /// The replicator's time, where that of its copies is not that of the frame.
  private let time: Double?
  private let step: CATransform3D?
  /// What leads from copy 0 to this one.
  private var matrix: CATransform3D?
  /// Which copy is being listed.
  private(set) var number = 0
  /// Where its items begin among those listed.
  var start: Int

  /// - Parameters:
  ///   - replication: What the replicator does to its sublayers.
  ///   - owner: The replicator.
  ///   - place: Where these find themselves, but for that.
  ///   - time: The replicator's time, where it shows another than the frame's.
  ///   - frameTime: The replicator's time in the frame.
  ///   - start: Where copy 0 begins among the items.
  init(
    _ replication: Replication,
    of owner: CALayer,
    in place: FrameBuilder.Place,
    time: Double?,
    frameTime: () -> Double,
    start: Int
  ) {
    (self.replication, self.owner) = (replication, owner)
    (self.place, self.start) = (place, start)
    self.time = time ?? (replication.delay == 0 || replication.count < 2 ? nil : frameTime())
    isLive = time == nil
    step = replication.step
  }

  /// Whether copy 0 is the frame's own.
  private let isLive: Bool

  /// Whether there are none at all.
  var isEmpty: Bool { replication.count == 0 }

  /// Goes on to the next copy, if there is one, whose items begin at `start`.
  mutating func advance(from start: Int) -> Bool {
    guard number + 1 < replication.count else { return false }
    number += 1
    self.start = start
    if let step { matrix = matrix.map { CATransform3DConcat($0, step) } ?? step }
    return true
  }

  /// The time of the copy, in the replicator's; `nil` for the frame's.
  var copyTime: Double? {
    if number == 0, isLive { return nil }
    return time.map { $0 - Double(number) * replication.delay }
  }

  /// What its colors are multiplied by.
  var color: CGColor { replication.color(ofCopy: number) }

  /// Where the sublayers of the copy find themselves.
  var placeOfCopy: FrameBuilder.Place {
    var copy = place
    copy.opacity *= color.alpha
    if let matrix {
      copy.matrix = place.matrix.map { CATransform3DConcat(matrix, $0) } ?? matrix
    }
    return copy
  }
}
