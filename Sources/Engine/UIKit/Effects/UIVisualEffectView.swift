public import QuartzCore

/// A view that blurs what is behind it; its own content goes into `contentView`.
///
/// Setting `effect` in an animation block animates the blur and its tint.
open class UIVisualEffectView: UIView {
  /// The effect; default `nil`, which shows what is behind as it is.
  // (Effects never change: no copy is needed.)
  open var effect: UIVisualEffect? {
    didSet { if effect !== oldValue { showEffect() } }
  }
  /// The view for the content, above the blur, as large as this view.
  public let contentView = UIView()

  /// What has the tint; the blur is this view's own layer's, as what is clipped inside has nothing behind it to blur.
  private let tint = UIView()
  private static let radiusPath = "backgroundFilters.blur.inputRadius"

  /// A view with an effect, of zero size at (0, 0).
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    for view in [tint, contentView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      addSubview(view)
    }
    tint.isUserInteractionEnabled = false
    showEffect()
  }

  /// A view without an effect at `frame` in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Follows the interface style.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showEffect()
  }

  private func showEffect() {
    let look = (effect as? UIBlurEffect)?.look(in: traitsNow.userInterfaceStyle)
    let block = AnimationBlock.current.flatMap { $0.animates ? $0 : nil }
    let before = layer.value(forKeyPath: Self.radiusPath) as? CGFloat ?? 0
    guard look != nil || before > 0 && block != nil else {
      layer.backgroundFilters = nil
      tint.backgroundColor = nil
      return
    }
    let blur = CIFilter.gaussianBlur()
    (blur.name, blur.radius) = ("blur", Float(look?.radius ?? 0))
    let colors = CIFilter.colorControls()
    colors.saturation = Float(look?.saturation ?? 1)
    layer.backgroundFilters = [blur, colors]
    tint.backgroundColor = look.map { UIColor(white: $0.tint.white, alpha: $0.tint.alpha) }
    guard let block, before != look?.radius ?? 0 else { return }
    let animation = block.settings.animation(
      keyPath: Self.radiusPath,
      on: layer,
      opening: block.opening
    )
    (animation.fromValue, animation.toValue) = (before, look?.radius ?? 0)
    layer.add(animation, forKey: "radius")
  }
}
