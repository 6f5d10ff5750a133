import CoreGraphics
import DisplayList

extension FrameBuilder {
  /// The maximum number of layers that are listed as copies at once: nested replicators can have more than could be
  /// seen.
  ///
  /// Each layer of a copy counts, at any depth.
  static let maximumCopiedItems = 200_000

  /// Reports that a replicator's copies are too many, together with those of other replicators.
  static func reportTooManyCopies(of replicator: CALayer) {
    let problem = "makes too many copies with others: \(maximumCopiedItems) layers are shown"
    EngineReport.report(replicator, "instanceCount", problem)
  }

  /// An iterator over the copies of a replicator's sublayers; `nil` for every other layer.
  func copyRun(
    of layer: CALayer,
    _ values: LayerValues,
    in place: LayerPlace,
    at time: Double?
  ) -> CopyRun? {
    guard let replication = layer.asKind?.replication(with: values) else { return nil }
    return CopyRun(
      replication,
      in: place,
      time: time,
      frameTime: { layer.localTime(atGlobal: self.time) },
      start: items.count
    )
  }

  /// Multiplies the colors of the copy that has just been listed.
  mutating func finishCopy(_ copies: CopyRun) {
    let color = copies.color
    guard color.rgba.x < 1 || color.rgba.y < 1 || color.rgba.z < 1 else { return }
    for index in copies.start..<items.count { items[index] = items[index].tinted(by: color) }
  }
}

extension CALayer {
  /// The layer's values in a delayed copy, at a time of its superlayer: as in a frame at that time, but with the
  /// layer's own drawing of this frame.
  func echoValues(atParent time: Double) -> LayerValues {
    let reachesHere = tree.superlayer?.animations.reachesSublayers == true
    guard hasEchoes || reachesHere else { return committed?.value ?? values }
    let model = committed?.value ?? values
    var result = model
    let local = timing.local(fromParent: time)
    for animation in animations.runningAndEnded {
      animation.apply(to: &result, over: model, at: local)
    }
    if reachesHere, let parent = tree.superlayer, let recipient = recipient(in: parent) {
      for animation in parent.animations.runningAndEnded {
        animation.apply(to: &result, of: recipient, over: model, at: time)
      }
    }
    if result.custom.needsRedraw { result.contents = frameValues.contents }
    return result
  }

  /// Whether a copy may show something else than the frame does.
  var hasEchoes: Bool { !animations.isEmpty }
}
