public import QuartzCore

/// A wheel of eight spokes that turns while something takes its time.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  nonisolated public enum Style: Int, Sendable {
    /// 20 points wide and high, as the styles that follow.
    case medium = 100
    /// 37 points wide and high.
    case large = 101
    /// Large and white: use `.large` with a color in new code.
    case whiteLarge = 0
    /// Medium and white: use `.medium` with a color in new code.
    case white = 1
    /// Medium and gray: use `.medium` in new code.
    case gray = 2

    fileprivate var size: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    @MainActor fileprivate var color: UIColor {
      self == .white || self == .whiteLarge ? .white : ControlStyle.spoke
    }
  }

  /// The style; default `.medium`; setting it sets the size and the color.
  open var style: Style {
    didSet {
      color = style.color
      bounds.size = intrinsicContentSize
      invalidateIntrinsicContentSize()
    }
  }
  /// The style by its older name.
  open var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  /// The color of the spokes; default a gray; setting `nil` restores the style's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { spokeColor }
    set {
      spokeColor = newValue ?? style.color
      showSpokes()
    }
  }
  /// Whether the view is hidden while it stands still; default true.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  private var spokeColor: UIColor
  private let spokes = (0..<count).map { _ in CALayer() }
  private static let count = 8
  private static let key = "turning"

  /// A wheel of the medium style that stands still.
  public override init(frame: CGRect) {
    style = .medium
    spokeColor = Style.medium.color
    let size = CGSize(width: style.size, height: style.size)
    super.init(frame: CGRect(origin: frame.origin, size: frame.isEmpty ? size : frame.size))
    isUserInteractionEnabled = false
    isHidden = true
    for spoke in spokes { layer.addSublayer(spoke) }
    showSpokes()
  }

  /// A wheel of a style that stands still.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.size, height: style.size))
    // Not the observer of an initializer: it is called from here on.
    setStyle(style)
  }

  /// A wheel of a style that stands still, by the older name.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Shows the wheel, and lets it turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  /// Stops the wheel, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    for spoke in spokes { spoke.removeAnimation(forKey: Self.key) }
  }

  /// The style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The style's size: 20 or 37 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.size, height: style.size)
  }

  /// Lays out the spokes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showSpokes()
  }

  /// Lets the wheel turn on in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil { turn() }
  }

  /// Applies the color's value for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSpokes()
  }

  private func setStyle(_ style: Style) { self.style = style }

  private func showSpokes() {
    let size = style.size
    let length = size * 0.27
    let width = size * 0.11
    let color = spokeColor.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(Self.count)
      let distance = (size - length) / 2
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.cornerRadius = width / 2
      spoke.position = CGPoint(
        x: bounds.midX + sin(angle) * distance,
        y: bounds.midY - cos(angle) * distance
      )
      spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      spoke.backgroundColor = color
      spoke.opacity = Float(Self.opacity(after: index))
    }
    CATransaction.commit()
  }

  /// The opacity of a spoke `steps` steps after the head of the wheel has passed it.
  private static func opacity(after steps: Int) -> Double {
    max(0.25, 1 - 0.75 * Double(steps % count) / Double(count - 2))
  }

  /// Each spoke is full when the head passes it, and fades from then on; the head goes around once a second.
  private func turn() {
    for (index, spoke) in spokes.enumerated() {
      let fading = CAKeyframeAnimation(keyPath: "opacity")
      // The head is at spoke 0 first, and goes on to 1: spoke 1 was passed seven steps before.
      fading.values = (0...Self.count).map { step in
        Self.opacity(after: (step + Self.count - index) % Self.count)
      }
      fading.calculationMode = .discrete
      fading.duration = ControlStyle.wheelPeriod
      fading.repeatCount = .infinity
      fading.isRemovedOnCompletion = false
      spoke.add(fading, forKey: Self.key)
    }
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [.of(\UIActivityIndicatorView.color)]
  }
}
