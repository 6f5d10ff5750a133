public import QuartzCore

/// A view that shows an image, or several in turn.
///
/// It receives no touches by default. Several images run as a keyframe animation of the layer's `contents`. It shows
/// only the image: a subclass's `draw(_:)` is not called.
open class UIImageView: UIView {
  /// The image; default `nil`.
  ///
  /// An animated image starts at once, and repeats for ever.
  open var image: UIImage? {
    didSet { showImage() }
  }
  /// The image while the view is highlighted; default `nil`, which shows `image`.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { showImage() } }
  }
  /// Whether `highlightedImage` is shown; default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }
  /// Images that are shown in turn after `startAnimating()`; default `nil`.
  ///
  /// Setting them ends a running animation.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The duration of one pass through all images, in seconds; default a thirtieth per image.
  open var animationDuration: TimeInterval {
    get { chosenDuration ?? Double(animationImages?.count ?? 0) / 30 }
    set { chosenDuration = newValue > 0 ? newValue : nil }
  }
  /// The number of passes through all images; default 0, for ever.
  open var animationRepeatCount = 0

  private static let animationKey = "UIImageView.images"
  private var chosenDuration: TimeInterval?
  /// The animation that runs whenever the view is in a window, until it has run the requested number of times.
  private var animation: CAKeyframeAnimation?

  package override class var keepsHitRules: Bool { self == UIImageView.self }
  override class var drawsNothing: Bool { self == UIImageView.self }
  override class var showsPicture: Bool { self == UIImageView.self }

  /// An empty view at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the image's size at (0, 0).
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  /// A view of the image's size at (0, 0), with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
    showImage()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Shows `animationImages` in turn, from the first one; without any, the images of `image`.
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

  /// Shows `image` alone; an animated image stays at its first frame.
  open func stopAnimating() { run(nil) }

  /// Whether an animation runs; false after its last pass.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  /// The image's size; (0, 0) without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  /// The image's size; none without one.
  open override var intrinsicContentSize: CGSize { shown?.size ?? super.intrinsicContentSize }

  /// Continues an animation that could not run while the view was in no window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !isAnimating, let animation else { return }
    layer.add(animation, forKey: Self.animationKey)
  }

  /// Keeps the image as the layer's contents.
  open override func display(_ layer: CALayer) {
    if layer !== self.layer { super.display(layer) }
  }

  /// Applies the new color to template images, and the appearance to images that have one for dark.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.renderingMode == .alwaysTemplate || chosen?.hasVariants == true { showImage() }
  }

  private var chosen: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image that is chosen, for the view's appearance.
  private var shown: UIImage? {
    guard let chosen, chosen.hasVariants else { return chosen }
    return chosen.variant(for: traitsNow.userInterfaceStyle)
  }

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

  /// The pixels to show.
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

/// Notifies a view that its animation has run the requested number of times.
private final class AnimationEnd: CAAnimationDelegate {
  private weak var view: UIImageView?

  init(view: UIImageView) { self.view = view }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if flag { view?.animationEnded(for: self) }
  }
}

extension UIImage {
  /// The center between the cap insets, in fractions of the image as it is shown.
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
