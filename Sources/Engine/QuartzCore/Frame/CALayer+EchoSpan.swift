import CoreGraphics

extension CALayer {
  /// How far the latest copy of the layer is behind it, and the earliest one before it, in seconds of the layer's own.
  ///
  /// Asked for each layer with news, most of which are in no replicator.
  var echoSpan: (late: Double, early: Double) {
    guard let parent = tree.superlayer, parent.shown.space != .none else { return (0, 0) }
    var span = (late: 0.0, early: 0.0)
    var pace = 1.0
    var layer = self
    while let parent = layer.tree.superlayer {
      pace *= Double(layer.timing.speed)
      if type(of: parent).listsBelowAsOne,
        let replication = parent.replication(with: parent.frameValues)
      {
        let last = Double(max(replication.count - 1, 0)) * replication.delay * pace
        span.late += max(last, 0)
        span.early += max(-last, 0)
      }
      layer = parent
    }
    return span
  }
}
