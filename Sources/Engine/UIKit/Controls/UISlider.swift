public import QuartzCore

/// A slider: a value between two others, by dragging its thumb or by the arrow keys.
///
/// It tells `.valueChanged` when a person changes it.
open class UISlider: UIControl {
  /// The value; default 0.
  ///
  /// It is kept between `minimumValue` and `maximumValue`; what is no number changes nothing.
  open var value: Float {
    get { range.value }
    set { setValue(newValue, animated: false) }
  }
  /// The least value; default 0.
  ///
  /// A greater one than `maximumValue` raises that too. What is not finite changes nothing.
  open var minimumValue: Float {
    get { range.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The greatest value; default 1.
  ///
  /// A less one than `minimumValue` lowers that too. What is not finite changes nothing.
  open var maximumValue: Float {
    get { range.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// Whether it tells of every move of the thumb, and not only of the last; default true.
  open var isContinuous = true
  /// The color of the track on the side of the least value; default `nil`: the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The color of the rest of the track; default `nil`: a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The thumb's color; default `nil`: white.
  open var thumbTintColor: UIColor? {
    didSet { showParts() }
  }

  private var range = ControlRange<Float>(minimum: 0, maximum: 1)
  /// From the touch to the middle of the thumb.
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

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the value, without telling anyone.
  open func setValue(_ value: Float, animated: Bool) {
    change(animated: animated) { $0.value = value }
  }

  /// Where the track is; default as wide as the bounds but for a little, in the middle of their height.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = min(ControlStyle.trackHeight, bounds.height)
    let y = bounds.midY - height / 2
    let inset = min(2, bounds.width / 2)
    return CGRect(x: bounds.minX + inset, y: y, width: bounds.width - 2 * inset, height: height)
  }

  /// Where the thumb is for a value.
  ///
  /// - Parameters:
  ///   - bounds: The slider's.
  ///   - rect: The track.
  ///   - value: The value; it is kept between the least and the greatest.
  /// - Returns: A square that does not leave the bounds' width.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = min(ControlStyle.sliderThumb, bounds.width, bounds.height)
    let x = bounds.minX + (bounds.width - size) * CGFloat(range.share(of: value))
    return CGRect(x: x, y: rect.midY - size / 2, width: size, height: size)
  }

  /// As wide as the room, and 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlStyle.sliderHeight)
  }

  /// 34 points high, with no wish for a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlStyle.sliderHeight)
  }

  /// Follows a touch that is on the thumb, or near it.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let reach = thumbFrame.insetBy(dx: -ControlStyle.sliderReach, dy: -ControlStyle.sliderReach)
    guard reach.contains(point) else { return false }
    grip = thumbFrame.midX - point.x
    (lastPoint, valueAtStart) = (point, value)
    return true
  }

  /// Takes the value that the thumb is at.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch, event)
    return true
  }

  /// Takes the last value, and tells of it now, if it was not to be told of every move.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch, event) }
    if !isContinuous, value != valueAtStart { sendValueChanged(event) }
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
  }

  /// The track's default color is the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  /// Keys may go to it while it is enabled.
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

  /// Takes the value at a touch, if it has moved: gripped beside its middle the thumb is not moved by a click.
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
}
