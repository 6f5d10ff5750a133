import QuartzCore

/// The clock of the layers of a transition: it can be stopped, set, and let run on, forwards or back.
final class TransitionClock {
  private let layer: CALayer
  /// The layers' own time when it was stopped; `nil` while it was not.
  private var start: Double?
  /// The animations that ran when it was stopped, by their layers.
  private var oldKeys: [ObjectIdentifier: Set<String>] = [:]

  init(layer: CALayer) { self.layer = layer }

  /// Stops it at the layers' time: what is added from now on begins there.
  func stop() {
    guard start == nil else { return }
    let local = layer.convertTime(CACurrentMediaTime(), from: nil)
    start = local
    oldKeys = [:]
    layer.visitTree { self.oldKeys[ObjectIdentifier($0)] = Set($0.animationKeys() ?? []) }
    set(speed: 0, local: local)
  }

  /// Removes what has been added since it was stopped.
  func removeNewAnimations() {
    layer.visitTree { layer in
      for key in layer.animationKeys() ?? []
      where self.oldKeys[ObjectIdentifier(layer)]?.contains(key) != true {
        layer.removeAnimation(forKey: key)
      }
    }
  }

  /// Sets it to so many seconds after the time that it was stopped at.
  func set(_ seconds: Double) {
    if let start { set(speed: 0, local: start + seconds) }
  }

  /// Lets it run from where it is, so many times as fast as usual; below 0 back.
  func run(speed: Double = 1) {
    guard start != nil else { return }
    set(speed: speed, local: layer.convertTime(CACurrentMediaTime(), from: nil))
    if speed == 1 { start = nil }
  }

  /// Time goes on without a jump: at the moment it is `local` whatever the speed.
  private func set(speed: Double, local: Double) {
    let now = CACurrentMediaTime()
    let parent = layer.superlayer?.convertTime(now, from: nil) ?? now
    layer.speed = Float(speed)
    layer.beginTime = speed == 1 || speed == 0 ? 0 : parent
    layer.timeOffset = speed == 1 ? local - parent : local
  }
}

extension CALayer {
  fileprivate func visitTree(_ visit: (CALayer) -> Void) {
    visit(self)
    for sublayer in sublayers ?? [] { sublayer.visitTree(visit) }
  }
}
