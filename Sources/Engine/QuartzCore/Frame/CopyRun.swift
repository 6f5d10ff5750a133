import CoreGraphics

/// An iterator over the copies of a replicator's sublayers, while they are listed one after the other.
struct CopyRun {
  private let replication: Replication
  /// The place of the sublayers of copy 0, without the replicator's color.
  private let place: LayerPlace
  /// The replicator's time for copy 0; `nil` if all copies show the time of the frame.
  private let time: Double?
  private let step: CATransform3D?
  /// The transform from copy 0 to the current copy; `nil` for the identity.
  private var matrix: CATransform3D?
  /// The index of the copy that is being listed.
  private(set) var number = 0
  /// The index of the copy's first item in the display list.
  var start: Int

  /// - Parameters:
  ///   - replication: The replicator's settings.
  ///   - place: The place of the sublayers, without the settings of `replication`.
  ///   - time: The replicator's time, if that is not the frame's (inside a delayed copy); else `nil`.
  ///   - frameTime: Computes the replicator's time in the frame.
  ///   - start: The index of copy 0's first item in the display list.
  init(
    _ replication: Replication,
    in place: LayerPlace,
    time: Double?,
    frameTime: () -> Double,
    start: Int
  ) {
    (self.replication, self.place, self.start) = (replication, place, start)
    self.time = time ?? (replication.delay == 0 || replication.count < 2 ? nil : frameTime())
    isLive = time == nil
    step = replication.step
  }

  /// Whether copy 0 shows the time of the frame.
  private let isLive: Bool

  /// Whether there are no copies at all.
  var isEmpty: Bool { replication.count == 0 }

  /// Advances to the next copy, whose first item is at index `start`; false if there is none.
  mutating func advance(from start: Int) -> Bool {
    guard number + 1 < replication.count else { return false }
    number += 1
    self.start = start
    if let step { matrix = matrix.map { CATransform3DConcat($0, step) } ?? step }
    return true
  }

  /// The copy's time, in seconds of the replicator's time; `nil` for the time of the frame.
  var copyTime: Double? {
    if number == 0, isLive { return nil }
    return time.map { $0 - Double(number) * replication.delay }
  }

  /// The color that the copy's colors are multiplied by.
  var color: CGColor { replication.color(ofCopy: number) }

  /// The place of the copy's sublayers.
  var placeOfCopy: LayerPlace {
    var copy = place
    copy.opacity *= color.alpha
    if let matrix {
      copy.matrix = place.matrix.map { CATransform3DConcat(matrix, $0) } ?? matrix
    }
    return copy
  }
}
