public import QuartzCore

/// A view that shows a picture, or several in turn.
///
/// It takes no touches by default. Several pictures run as a keyframe animation of the layer's `contents`. The picture
/// is all that it shows: a subclass's `draw(_:)` is not called.
open class UIImageView: UIView {
  /// The picture; default `nil`.
  ///
  /// One of several pictures is animated at once, for ever.
  open var image: UIImage? {
    didSet { showImage() }
  }
  /// The picture while the view is highlighted; default `nil`: the same one.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }
  /// Whether `highlightedImage` is shown; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }
  /// Pictures to be shown in turn from `startAnimating()` on; default `nil`.
  ///
  /// Setting them ends an animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// How long all pictures are shown once, in seconds; default a thirtieth for each.
  open var animationDuration: TimeInterval {
    get { chosenDuration ?? Double(animationImages?.count ?? 0) / 30 }
    set { chosenDuration = newValue > 0 ? newValue : nil }
  }
  /// How often all pictures are shown; default 0, for ever.
  open var animationRepeatCount = 0

  private static let animationKey = "UIImageView.images"
  private var chosenDuration: TimeInterval?
  /// What runs whenever the view is in a window, until it has run as often as asked.
  private var animation: CAKeyframeAnimation?

  package override class var keepsHitRules: Bool { self == UIImageView.self }

  /// An empty view at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture's size at (0, 0).
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// A view of the picture's size at (0, 0), with another picture for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
    showImage()
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// Shows `animationImages` in turn, from the first on; without any, the pictures of `image`.
  open func startAnimating() {
    let pictures = animationImages ?? shown?.images ?? []
    let duration = animationImages == nil ? shown?.duration ?? 0 : animationDuration
    guard
      let animation = CAKeyframeAnimation(
        contents: pictures,
        duration: duration,
        pixels: { contents(of: $0) }
      )
    else { return }
    animation.delegate = AnimationEnd(view: self)
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    run(animation)
  }

  /// Shows `image` alone; one of several pictures stays at its first.
  open func stopAnimating() { run(nil) }

  /// Whether pictures are shown in turn; false again after the last time.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// The picture's size; (0, 0) without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  /// The size that the view wants: the picture's; none without one.
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  /// Goes on with what was to run while the view was in no window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !isAnimating, let animation else { return }
    layer.add(animation, forKey: Self.animationKey)
  }

  /// The picture stays what the layer shows.
  open override func display(_ layer: CALayer) {
    if layer !== self.layer { super.display(layer) }
  }

  /// Pictures that are shapes take the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate { showImage() }
  }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func showImage() {
    let picture = shown?.images?.first ?? shown
    layer.contents = picture.flatMap { contents(of: $0) }
    layer.contentsScale = picture?.scale ?? UIScreen.main.scale
    layer.contentsCenter = picture?.center ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if shown?.images != nil {
      startAnimating()
    } else if animationImages == nil {
      stopAnimating()
    }
  }

  /// The pixels to be shown.
  private func contents(of picture: UIImage) -> CGImage? {
    guard shown?.renderingMode == .alwaysTemplate || picture.renderingMode == .alwaysTemplate else {
      return picture.upright
    }
    return picture.upright?.tinted(resolved(tintColor))
  }

  private func run(_ animation: CAKeyframeAnimation?) {
    self.animation = animation
    layer.removeAnimation(forKey: Self.animationKey)
    if let animation { layer.add(animation, forKey: Self.animationKey) }
  }

  fileprivate func animationEnded(for watch: AnimationEnd) {
    if animation?.delegate === watch { animation = nil }
  }
}

/// Tells a view that its pictures have been shown as often as asked.
private final class AnimationEnd: CAAnimationDelegate {
  private weak var view: UIImageView?

  init(view: UIImageView) { self.view = view }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { view?.animationEnded(for: self) }
  }
}

extension UIImage {
  /// The part between the cap insets, in shares of the picture as it is shown.
  fileprivate var center: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let size = size
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return whole }
    let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
    guard middle.width >= 0, middle.height >= 0 else { return whole }
    return CGRect(
      x: middle.minX / size.width,
      y: middle.minY / size.height,
      width: middle.width / size.width,
      height: middle.height / size.height
    ).intersection(whole)
  }
}
