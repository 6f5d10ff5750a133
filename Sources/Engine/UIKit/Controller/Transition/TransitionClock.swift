import QuartzCore

/// The clock of a transition's layers: it can be stopped, set, and run on, forwards or backwards.
final class TransitionClock {
  private let layer: CALayer
  /// The layers' time when it was stopped; `nil` while it runs normally.
  private var start: Double?
  /// The keys of the animations that ran when it was stopped, by layer.
  private var oldKeys: [ObjectIdentifier: Set<String>] = [:]

  init(layer: CALayer) { self.layer = layer }

  /// Stops it at the layers' current time: animations added from now on begin there.
  func stop() {
    guard start == nil else { return }
    let local = layer.convertTime(CACurrentMediaTime(), from: nil)
    start = local
    oldKeys = [:]
    layer.visitTree { self.oldKeys[ObjectIdentifier($0)] = Set($0.animationKeys() ?? []) }
    set(speed: 0, local: local)
  }

  /// Removes the animations that were added since it was stopped.
  func removeNewAnimations() {
    layer.visitTree { layer in
      for key in layer.animationKeys() ?? []
      where self.oldKeys[ObjectIdentifier(layer)]?.contains(key) != true {
        layer.removeAnimation(forKey: key)
      }
    }
  }

  /// Sets it to a time after it was stopped, in seconds.
  func set(_ seconds: Double) {
    if let start { set(speed: 0, local: start + seconds) }
  }

  /// Lets it run from where it is, with a speed factor; below 0 backwards.
  func run(speed: Double = 1) {
    guard start != nil else { return }
    set(speed: speed, local: layer.convertTime(CACurrentMediaTime(), from: nil))
    if speed == 1 { start = nil }
  }

  /// Sets the speed so that time continues without a jump from `local`.
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
