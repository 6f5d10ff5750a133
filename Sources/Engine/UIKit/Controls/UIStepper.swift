public import QuartzCore

/// Two buttons that decrease or increase a value by steps; also with the arrow keys.
///
/// It sends `.valueChanged` when the user changes the value. A button that is held repeats.
open class UIStepper: UIControl {
  /// The value; default 0.
  ///
  /// It is clamped to `minimumValue` … `maximumValue`; setting NaN changes nothing.
  open var value: Double {
    get { range.value }
    set { change { $0.value = newValue } }
  }
  /// The minimum value; default 0.
  ///
  /// A value above `maximumValue` raises that too. A value that is not finite changes nothing.
  open var minimumValue: Double {
    get { range.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The maximum value; default 100.
  ///
  /// A value below `minimumValue` lowers that too. A value that is not finite changes nothing.
  open var maximumValue: Double {
    get { range.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// The amount that a press adds or subtracts; default 1.
  ///
  /// Setting a value that is not finite, or not above 0, changes nothing.
  open var stepValue: Double {
    get { step }
    set { if newValue.isFinite, newValue > 0 { step = newValue } }
  }
  /// Whether it sends an event for every step of a held button, and not only at the end; default true.
  open var isContinuous = true
  /// Whether a held button repeats; default true.
  open var autorepeat = true
  /// Whether a step beyond one end continues at the other; default false.
  open var wraps = false {
    didSet { showParts() }
  }

  private var step = 1.0
  private var range = ControlRange<Double>(minimum: 0, maximum: 100)
  private var pressed: Int?
  private var valueAtStart = 0.0
  private var repeats: CADisplayLink?
  private var nextStep = 0.0
  private let body = ControlStyle.makePart()
  private let backs = [ControlStyle.makePart(), ControlStyle.makePart()]
  private let line = ControlStyle.makePart(ControlStyle.line)
  /// The strokes of a minus sign, and the two of a plus sign.
  private let strokes = [ControlStyle.makePart(), ControlStyle.makePart(), ControlStyle.makePart()]

  /// A stepper with the upper left corner of `frame`; its size is fixed, 94 × 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlStyle.stepperSize))
    body.backgroundColor = ControlStyle.fill
    body.clipsToBounds = true
    addSubview(body)
    for part in backs + [line] + strokes { body.addSubview(part) }
    showParts()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The fixed size, 94 × 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlStyle.stepperSize }

  /// The fixed size, 94 × 32 points.
  open override var intrinsicContentSize: CGSize { ControlStyle.stepperSize }

  /// Makes a step, and repeats it while the button is held.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    valueAtStart = value
    guard canStep(direction) else { return false }
    pressed = direction
    take(direction, tells: isContinuous, event)
    showParts()
    if autorepeat, pressed != nil { startRepeating() }
    return true
  }

  /// Pauses repeating while the touch is outside the button.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    repeats?.isPaused = !isTouchInside
    return true
  }

  /// Sends the event if `isContinuous` is false.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if !isContinuous, value != valueAtStart { sendValueChanged(event) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  /// Lays out the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
  }

  /// Applies the tint color to the signs.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  /// Whether it can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var keepsTaps: Bool { true }

  override func stateChanged() {
    super.stateChanged()
    showParts()
  }

  override func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool {
    guard let direction = key.direction else { return false }
    if canStep(direction) { take(direction, tells: true, nil) }
    return true
  }

  private func canStep(_ direction: Int) -> Bool {
    range.minimum < range.maximum
      && (wraps || (direction < 0 ? value > minimumValue : value < maximumValue))
  }

  private func take(_ direction: Int, tells: Bool, _ event: UIEvent?) {
    let old = value
    let new = old + Double(direction) * step
    if wraps, new > maximumValue {
      value = old < maximumValue ? maximumValue : minimumValue
    } else if wraps, new < minimumValue {
      value = old > minimumValue ? minimumValue : maximumValue
    } else {
      value = new
    }
    if tells, value != old { sendValueChanged(event) }
  }

  private func change(_ change: (inout ControlRange<Double>) -> Void) {
    change(&range)
    showParts()
  }

  private func startRepeating() {
    nextStep = CACurrentMediaTime() + ControlStyle.repeatDelay
    repeats = CADisplayLink(target: self, selector: Selector("repeatStep", UIStepper.repeatStep))
    repeats?.add(to: .main, forMode: .common)
  }

  private func repeatStep(_ link: CADisplayLink) {
    guard let pressed, link.targetTimestamp >= nextStep else { return }
    nextStep = link.targetTimestamp + ControlStyle.repeatInterval
    if canStep(pressed) { take(pressed, tells: isContinuous, nil) }
  }

  private func stopRepeating() {
    repeats?.invalidate()
    (repeats, pressed) = (nil, nil)
    showParts()
  }

  private func showParts() {
    body.frame = bounds
    body.layer.cornerRadius = min(
      ControlStyle.cornerRadius,
      bounds.width / 2,
      bounds.height / 2
    )
    let half = bounds.width / 2
    for (index, back) in backs.enumerated() {
      let direction = index == 0 ? -1 : 1
      back.frame = CGRect(x: CGFloat(index) * half, y: 0, width: half, height: bounds.height)
      back.backgroundColor = pressed == direction ? ControlStyle.pressedFill : .clear
    }
    let lineHeight = min(ControlStyle.segmentLine.height, bounds.height)
    line.frame = CGRect(
      x: half - 0.5,
      y: (bounds.height - lineHeight) / 2,
      width: ControlStyle.segmentLine.width,
      height: lineHeight
    )
    let sign = ControlStyle.stepperSign
    let sizes = [sign, sign, CGSize(width: sign.height, height: sign.width)]
    for (index, stroke) in strokes.enumerated() {
      stroke.bounds = CGRect(origin: .zero, size: sizes[index])
      stroke.center = CGPoint(x: half * (index == 0 ? 0.5 : 1.5), y: bounds.height / 2)
      stroke.layer.cornerRadius = sign.height / 2
      let isUsable = isEnabled && canStep(index == 0 ? -1 : 1)
      stroke.backgroundColor = isUsable ? tintColor : ControlStyle.disabledText
    }
  }
}
