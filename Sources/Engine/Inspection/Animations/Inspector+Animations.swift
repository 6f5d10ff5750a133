import QuartzCore
import SceneProtocol

/// The animations of a window's layers, and changes of how they play.
extension Inspector {
  /// Those that have ended, then those that layers have; of one layer, or of all.
  func allAnimations(of id: Int?) throws(Refusal) -> InspectionAnswer {
    .animations(try readAnimations(of: id), time: time)
  }

  /// All of them, in full only if they are not those of the version that is known.
  func playback(known: Int?) throws(Refusal) -> InspectedPlayback {
    var animations = try readAnimations(of: nil)
    let progress = animations.map(\.progress)
    for index in animations.indices { animations[index].progress = nil }
    if sent.version == 0 || animations != sent.animations { sent = (sent.version + 1, animations) }
    return InspectedPlayback(
      version: sent.version,
      animations: known == sent.version ? nil : animations,
      progress: progress,
      time: time
    )
  }

  private func readAnimations(of id: Int?) throws(Refusal) -> [InspectedAnimation] {
    let layers = if let id { [try layer(id)] } else { try animatedLayers() }
    let ended = follower?.ended.filter { id == nil || $0.layer == id } ?? []
    let driven = follower?.driven.animations(at: time, of: id) ?? []
    return ended + layers.flatMap(animations) + driven
  }

  /// The animations that a layer has.
  func animations(of layer: CALayer) -> [InspectedAnimation] {
    let animations = AnimationReading(
      layer: layer,
      id: identities.id(of: layer),
      name: identities.name(of: layer),
      time: time,
      tuner: tuner
    ).animations
    guard let follower else { return animations }
    return animations.map { animation in
      var animation = animation
      animation.cause = follower.cause(ofAnimation: animation.id).map(InspectedCause.init)
      return animation
    }
  }

  /// Mutes, slows and holds animations.
  func tune(_ tuning: AnimationTuning) throws(Refusal) -> InspectionAnswer {
    tuner.tune(tuning, try animatedLayers(), at: time)
    return try allAnimations(of: nil)
  }

  /// Begins animations again; those that have ended are added again, without their delegates.
  func replay(_ ids: [Int]) throws(Refusal) -> InspectionAnswer {
    let layers = try animatedLayers()
    for id in ids {
      if let (layer, animation) = Self.running(id, on: layers) {
        tuner.replay(animation, of: layer, at: time)
      } else {
        follower?.addAgain(id)
      }
    }
    return try allAnimations(of: nil)
  }

  /// Gives an animation other times.
  func retime(_ id: Int, begin: Double, duration: Double) throws(Refusal) -> InspectionAnswer {
    guard let (layer, animation) = Self.running(id, on: try animatedLayers()) else {
      throw Refusal("there is no animation \(id) any more")
    }
    guard tuner.retime(animation, of: layer, begin: begin, duration: duration) else {
      throw Refusal("an animation's duration is more than 0 s, and finite")
    }
    return try allAnimations(of: nil)
  }

  private static func running(
    _ id: Int,
    on layers: [CALayer]
  ) -> (layer: CALayer, animation: RunningAnimation)? {
    for layer in layers {
      if let animation = layer.animations.running.first(where: { $0.identity == id }) {
        return (layer, animation)
      }
    }
    return nil
  }

  private func animatedLayers() throws(Refusal) -> [CALayer] {
    var (found, waiting) = ([CALayer](), [try root()])
    while let layer = waiting.popLast() {
      if !layer.animations.running.isEmpty { found.append(layer) }
      waiting += layer.tree.sublayers.reversed()
      if let mask = layer.tree.mask { waiting.append(mask) }
    }
    return found
  }
}
