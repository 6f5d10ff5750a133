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
    Self.fixEnds(of: copy, running.compiled, on: layer)
    (self.layer, animation, key) = (layer, copy, running.key)
  }

  /// Gives an animation the ends that it had: what it found in the model when it was added is another value by now.
  private static func fixEnds(
    of copy: CAAnimation,
    _ compiled: CompiledAnimation,
    on layer: CALayer
  ) {
    guard let basic = copy as? CABasicAnimation, basic.byValue == nil,
      basic.fromValue == nil || basic.toValue == nil,
      case .property(let effect) = compiled.contribution, case .ends(let ends) = effect.curve
    else { return }
    let model = effect.target.read(layer.committed?.value ?? layer.values)
    func object(_ progress: Double) -> Any? {
      let value = ends.value(at: progress, current: model)
      return basic.keyPath.flatMap(LayerProperty.init(rawValue:))?.any(value) ?? value.any
    }
    basic.fromValue = basic.fromValue ?? object(0)
    basic.toValue = basic.toValue ?? object(1)
  }

  /// The key to add it under: its own, unless another animation runs under that.
  func key(on layer: CALayer) -> String? {
    key.flatMap { layer.animation(forKey: $0) == nil ? $0 : nil }
  }
}
