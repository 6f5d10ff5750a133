import QuartzCore

/// An animation that has ended, so that it can be added again.
struct EndedSource {
  private(set) weak var layer: CALayer?
  /// A copy without a delegate: one that is kept must not keep the scene's objects.
  let animation: CAAnimation
  private let key: String?

  init?(_ running: RunningAnimation, of layer: CALayer) {
    guard let copy = running.source.copy(with: nil) as? CAAnimation else { return nil }
    copy.delegate = nil
    copy.beginTime = 0
    (self.layer, animation, key) = (layer, copy, running.key)
  }

  /// The key to add it under: its own, unless another animation runs under that.
  func key(on layer: CALayer) -> String? {
    key.flatMap { layer.animation(forKey: $0) == nil ? $0 : nil }
  }
}
