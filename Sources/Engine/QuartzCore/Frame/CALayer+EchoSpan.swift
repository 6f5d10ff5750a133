import CoreGraphics

extension CALayer {
  /// How far replicators' copies of the layer are behind and ahead of it at most, in seconds of the layer's own time.
  ///
  /// Asked for each layer with events, most of which are in no replicator.
  var echoSpan: (late: Double, early: Double) {
    guard let parent = tree.superlayer, parent.shown.space != .none else { return (0, 0) }
    var span = (late: 0.0, early: 0.0)
    var pace = 1.0
    var layer = self
    while let parent = layer.tree.superlayer {
      pace *= Double(layer.timing.speed)
      if type(of: parent).isListedAsOne,
        let replication = parent.asKind?.replication(with: parent.frameValues)
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
