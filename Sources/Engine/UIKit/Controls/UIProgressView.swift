public import QuartzCore

/// A bar that shows how far something is.
open class UIProgressView: UIView {
  /// How far it is, 0 … 1; default 0.
  ///
  /// It is kept in that range; what is no number changes nothing.
  open var progress: Float {
    get { range.value }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of what is done; default `nil`: the tint color.
  open var progressTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The color of what is not; default `nil`: a gray.
  open var trackTintColor: UIColor? {
    didSet { showParts() }
  }
  /// Where the bar is shown; default `.default`.
  open var progressViewStyle: Style {
    didSet { showParts() }
  }

  private var range = ControlRange<Float>(minimum: 0, maximum: 1)
  private let track = ControlStyle.makePart()
  private let filled = ControlStyle.makePart()

  /// Where a bar is shown.
  nonisolated public enum Style: Int, Sendable {
    /// Anywhere: the bar's ends are round.
    case `default`
    /// In a bar: its ends are square.
    case bar
  }

  /// A bar at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(filled)
    showParts()
  }

  /// A bar of a style, as wide as it is made later.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: ControlStyle.progressHeight))
    progressViewStyle = style
    showParts()
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    range.value = progress
    if !animated { ControlStyle.settle([filled]) }
    ControlStyle.change(self, animated: animated, duration: ControlStyle.valueDuration) {
      showParts()
    }
  }

  /// As wide as the room, and 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlStyle.progressHeight)
  }

  /// 4 points high, with no wish for a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlStyle.progressHeight)
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
  }

  /// What is done has the tint color by default.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  private func showParts() {
    track.frame = bounds
    filled.frame = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: bounds.width * CGFloat(progress),
      height: bounds.height
    )
    track.backgroundColor = trackTintColor ?? ControlStyle.offTrack
    filled.backgroundColor = progressTintColor ?? tintColor
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    for part in [track, filled] {
      part.layer.cornerRadius = min(radius, part.bounds.width / 2)
    }
  }
}
