public import QuartzCore

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The progress, 0 … 1; default 0.
  ///
  /// Values are clamped to that range; setting NaN changes nothing.
  open var progress: Float {
    get { range.value }
    set { setProgress(newValue, animated: false) }
  }
  /// The color of the completed part; default `nil`, which uses the tint color.
  open var progressTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The color of the remaining part; default `nil`, which uses a gray.
  open var trackTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The style of the bar; default `.default`.
  open var progressViewStyle: Style {
    didSet { showParts() }
  }

  private var range = ControlRange<Float>(minimum: 0, maximum: 1)
  private let track = ControlStyle.makePart()
  private let filled = ControlStyle.makePart()

  /// The style of a progress bar.
  nonisolated public enum Style: Int, Sendable {
    /// For any place: its ends are round.
    case `default`
    /// For use in a bar: its ends are square.
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

  /// A bar of a style, whose width is set later.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: ControlStyle.progressHeight))
    progressViewStyle = style
    showParts()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the progress, 0 … 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    range.value = progress
    if !animated { ControlStyle.settle([filled]) }
    ControlStyle.change(self, animated: animated, duration: ControlStyle.valueDuration) {
      showParts()
    }
  }

  /// The given width, and a height of 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlStyle.progressHeight)
  }

  /// A height of 4 points, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlStyle.progressHeight)
  }

  /// Lays out the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
  }

  /// Applies the tint color, the default color of the completed part.
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

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UIProgressView.progressTintColor), .of(\UIProgressView.trackTintColor),
    ]
  }
}
