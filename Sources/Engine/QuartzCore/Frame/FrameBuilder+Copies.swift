import CoreGraphics
import DisplayList

extension FrameBuilder {
  /// So many layers are listed as copies in one go: replicators in each other have more than anybody could see.
  ///
  /// What is deep in a copy counts like what is at its top.
  static let mostCopied = 200_000

  /// Tells that a replicator's copies are too many, with those of others.
  static func reportTooManyCopies(of replicator: CALayer) {
    let problem = "makes too many copies with others: \(mostCopied) layers are shown"
    EngineReport.report(replicator, "instanceCount", problem)
  }

  /// The copies of a replicator's sublayers, the first one to be listed; `nil` for all other layers.
  func copyRun(
    of layer: CALayer,
    _ values: LayerValues,
    in place: Place,
    at time: Double?
  ) -> CopyRun? {
    guard let replication = layer.replication(with: values) else { return nil }
    return CopyRun(
      replication,
      of: layer,
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
  /// What a copy shows of the layer at a time of its superlayer's: as the frame at that time, but for what the layer
  /// draws itself, which is the frame's.
  func echoValues(atParent time: Double) -> LayerValues {
    let reachesHere = tree.superlayer?.animations.reachesSublayers == true
    guard hasEchoes || reachesHere else { return committed?.values ?? values }
    let model = committed?.values ?? values
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
