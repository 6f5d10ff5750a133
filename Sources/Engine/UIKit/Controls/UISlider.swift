public import QuartzCore

/// A slider: sets a value in a range, by dragging its thumb or with the arrow keys.
///
/// It sends `.valueChanged` when the user changes the value.
open class UISlider: UIControl {
  /// The value; default 0.
  ///
  /// It is clamped to `minimumValue` … `maximumValue`; setting NaN changes nothing.
  open var value: Float {
    get { range.value }
    set { setValue(newValue, animated: false) }
  }
  /// The minimum value; default 0.
  ///
  /// A value above `maximumValue` raises that too. A value that is not finite changes nothing.
  open var minimumValue: Float {
    get { range.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The maximum value; default 1.
  ///
  /// A value below `minimumValue` lowers that too. A value that is not finite changes nothing.
  open var maximumValue: Float {
    get { range.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// Whether it sends an event for every move of the thumb, and not only at the end; default true.
  open var isContinuous = true
  /// The color of the track on the minimum side; default `nil`, which uses the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The color of the rest of the track; default `nil`, which uses a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The thumb's color; default `nil`, white.
  open var thumbTintColor: UIColor? {
    didSet { showParts() }
  }

  private var range = ControlRange<Float>(minimum: 0, maximum: 1)
  /// The distance from the touch to the center of the thumb, in points.
  private var grip: CGFloat = 0
  private var lastPoint = CGPoint.zero
  private var valueAtStart: Float = 0
  private let body = ControlStyle.makePart()
  private let track = ControlStyle.makePart()
  private let filled = ControlStyle.makePart()
  private let thumb = ControlStyle.makeThumb()

  /// A slider at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(body)
    for part in [track, filled, thumb] { body.addSubview(part) }
    showParts()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the value, without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    change(animated: animated) { $0.value = value }
  }

  /// The frame of the track; default nearly as wide as the bounds, and vertically centered.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = min(ControlStyle.trackHeight, bounds.height)
    let y = bounds.midY - height / 2
    let inset = min(2, bounds.width / 2)
    return CGRect(x: bounds.minX + inset, y: y, width: bounds.width - 2 * inset, height: height)
  }

  /// The thumb's frame for a value.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: The track's frame.
  ///   - value: The value, which is clamped to the slider's range.
  /// - Returns: A square within the width of the bounds.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = min(ControlStyle.sliderThumb, bounds.width, bounds.height)
    let x = bounds.minX + (bounds.width - size) * CGFloat(range.share(of: value))
    return CGRect(x: x, y: rect.midY - size / 2, width: size, height: size)
  }

  /// The given width, and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlStyle.sliderHeight)
  }

  /// A height of 34 points, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlStyle.sliderHeight)
  }

  /// Tracks a touch that is on the thumb, or near it.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let reach = thumbFrame.insetBy(dx: -ControlStyle.sliderReach, dy: -ControlStyle.sliderReach)
    guard reach.contains(point) else { return false }
    grip = thumbFrame.midX - point.x
    (lastPoint, valueAtStart) = (point, value)
    return true
  }

  /// Sets the value to that at the thumb.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, event)
    return true
  }

  /// Sets the last value, and sends the event if `isContinuous` is false.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch, event) }
    if !isContinuous, value != valueAtStart { sendValueChanged(event) }
  }

  /// Lays out the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
  }

  /// Applies the tint color, the default color of the track.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  /// Whether it can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var keepsDrags: Bool { isTracking }

  override func stateChanged() {
    super.stateChanged()
    showParts()
  }

  override func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool {
    guard let direction = key.direction else { return false }
    let share = range.share(of: value) + Float(direction) * ControlStyle.keyShare
    move(to: range.value(atShare: share), tells: true, nil)
    return true
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Sets the value at a touch if that has moved: a click beside the thumb's center does not move the thumb.
  private func follow(_ touch: UITouch, _ event: UIEvent?) {
    let thumb = thumbFrame
    let way = bounds.width - thumb.width
    let point = touch.location(in: self)
    guard way > 0, point != lastPoint else { return }
    lastPoint = point
    let share = (point.x + grip - thumb.width / 2 - bounds.minX) / way
    move(to: range.value(atShare: Float(share)), tells: isContinuous, event)
  }

  private func move(to value: Float, tells: Bool, _ event: UIEvent?) {
    let old = self.value
    self.value = value
    if tells, self.value != old { sendValueChanged(event) }
  }

  private func change(animated: Bool = false, _ change: (inout ControlRange<Float>) -> Void) {
    change(&range)
    if !animated { ControlStyle.settle([filled, thumb]) }
    ControlStyle.change(self, animated: animated, duration: ControlStyle.valueDuration) {
      showParts()
    }
  }

  private func showParts() {
    let (rail, knob) = (trackRect(forBounds: bounds), thumbFrame)
    ControlStyle.fit(body, to: self)
    track.frame = rail
    track.backgroundColor = maximumTrackTintColor ?? ControlStyle.offTrack
    filled.frame = rail
    filled.frame.size.width = max(0, knob.midX - rail.minX)
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    for part in [track, filled] { part.layer.cornerRadius = rail.height / 2 }
    thumb.frame = knob
    thumb.layer.cornerRadius = knob.width / 2
    thumb.backgroundColor = thumbTintColor ?? ControlStyle.thumb
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UISlider.minimumTrackTintColor), .of(\UISlider.maximumTrackTintColor),
    ]
  }
}
