import AnimationCore
import QuartzCore
import SceneProtocol

/// Mutes, slows, holds, retimes and replays animations where they run, and gives them their own times back.
///
/// The animations stay where they are among the others of their layers, with their values and delegates. What was
/// changed is kept here for each of them by its identity.
final class AnimationTuner {
  /// An animation that does not play as it is.
  private struct Part {
    weak var layer: CALayer?
    /// Its own timing; its begin is out of date.
    var own: MediaTiming
    var rate: Double
    /// How far it is while it stands still, in seconds of its active time.
    var elapsed: Double
    var isMuted = false
  }

  private var parts: [Int: Part] = [:]

  /// Has animations play in another way, and all others of these layers as they are.
  func tune(_ tuning: AnimationTuning, _ layers: [CALayer], at time: Double) {
    let muted = Set(tuning.muted)
    let rates = Dictionary(tuning.rates.map { ($0.id, $0.rate) }) { $1 }
    for layer in layers {
      for animation in layer.animations.running {
        let id = animation.identity
        set(animation, of: layer, rate: rates[id] ?? 1, isMuted: muted.contains(id), at: time)
      }
    }
    parts = parts.filter { $0.value.layer != nil && ($0.value.rate != 1 || $0.value.isMuted) }
  }

  /// Begins an animation that runs again, at the rate that it has.
  func replay(_ animation: RunningAnimation, of layer: CALayer, at time: Double) {
    guard animation.isStamped else { return }
    var part = part(of: animation, on: layer, at: time)
    part.elapsed = 0
    put(part, animation, at: layer.convertTime(time, from: nil))
  }

  /// Gives a running animation another begin, in seconds of the scene, and another duration of a pass.
  ///
  /// - Returns: Whether it can have these.
  func retime(
    _ animation: RunningAnimation,
    of layer: CALayer,
    begin: Double,
    duration: Double
  ) -> Bool {
    guard animation.isStamped, duration > 0, duration.isFinite, begin.isFinite else { return false }
    var timing = animation.timing
    (timing.duration, timing.beginTime) = (duration, layer.convertTime(begin, from: nil))
    guard timing.isValid else { return false }
    parts[animation.identity]?.own.duration = duration
    layer.retimeAnimation(animation.identity, timing, animation.compiled.pace)
    return true
  }

  /// Tells of an animation what its own timing does not say.
  func note(_ animation: RunningAnimation, in inspected: inout InspectedAnimation) {
    guard let part = parts[animation.identity] else { return }
    if part.isMuted { inspected.isMuted = true }
    if part.rate != 1 { inspected.rate = part.rate }
  }

  /// The timing of an animation as it would go on at its own speed from a time in its layer's seconds.
  func timing(of animation: RunningAnimation, at now: Double) -> MediaTiming {
    guard let part = parts[animation.identity], part.rate != 1 else { return animation.timing }
    var timing = part.own
    timing.beginTime = now - elapsed(part, animation, at: now) / abs(part.own.speed)
    return timing
  }

  private func part(of animation: RunningAnimation, on layer: CALayer, at time: Double) -> Part {
    var part =
      parts[animation.identity]
      ?? Part(layer: layer, own: animation.timing, rate: 1, elapsed: 0)
    part.elapsed = elapsed(part, animation, at: layer.convertTime(time, from: nil))
    return part
  }

  /// How far an animation is at a time of its layer, in seconds of its active time.
  private func elapsed(_ part: Part, _ animation: RunningAnimation, at now: Double) -> Double {
    part.rate == 0 ? part.elapsed : (now - animation.timing.beginTime) * abs(animation.timing.speed)
  }

  private func set(
    _ animation: RunningAnimation,
    of layer: CALayer,
    rate: Double,
    isMuted: Bool,
    at time: Double
  ) {
    let known = parts[animation.identity]
    guard known != nil || rate != 1 || isMuted, animation.isStamped else { return }
    var part = part(of: animation, on: layer, at: time)
    part.isMuted = isMuted
    layer.muteAnimation(animation.identity, isMuted)
    let rate = rate.isFinite ? min(max(rate, 0), 100) : 1
    // (One that stands still by itself, or is held at its end, has no pace.)
    let moves = part.own.speed != 0 && part.elapsed < part.own.activeDuration
    guard rate != part.rate, moves else {
      parts[animation.identity] = part
      return
    }
    part.rate = rate
    put(part, animation, at: layer.convertTime(time, from: nil))
  }

  /// Sets the timing that has an animation where it is, and go on at its rate.
  private func put(_ part: Part, _ animation: RunningAnimation, at now: Double) {
    guard part.own.speed != 0 else { return }
    var timing = part.own
    if part.rate == 0 {
      let start =
        part.own.speed > 0 || part.own.timeOffset > 0
        ? part.own.timeOffset : part.own.activeDuration
      timing.timeOffset = start + (part.own.speed > 0 ? part.elapsed : -part.elapsed)
      timing.speed = 0
    } else {
      timing.speed = part.own.speed * part.rate
      timing.beginTime = now - part.elapsed / abs(timing.speed)
    }
    parts[animation.identity] = part
    part.layer?.retimeAnimation(animation.identity, timing, animation.compiled.pace)
  }
}
