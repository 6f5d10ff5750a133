extension PlainTrack {
  /// The first track of the list for a layer's animations over its model.
  ///
  /// - Returns: `nil` if one of them is not plain, or if there is none.
  @MainActor
  static func track(of running: [RunningAnimation], over model: LayerValues) -> PlainTrack? {
    guard running.allSatisfy({ $0.plainBlend != nil }) else { return nil }
    let blends = running.map { $0.plainBlend?.resolved(over: model) }
    var track: PlainTrack?
    for index in running.indices.reversed() {
      guard let blend = blends[index] else { return nil }
      track = PlainTrack(
        timing: running[index].timing,
        pace: running[index].compiled.pace,
        blend: blend,
        isFirst: !blends[..<index].contains { $0?.property == blend.property },
        next: track
      )
    }
    return track
  }
}

extension RunningAnimation {
  /// The whole effect on the layer, if it is plain.
  ///
  /// An animation of infinite duration is not plain.
  fileprivate var plainBlend: PlainBlend? {
    guard isStamped, timing.duration.isFinite, case .property(let effect) = compiled.contribution,
      effect.recipient == .layer
    else { return nil }
    return effect.plainBlend
  }
}
