public import QuartzCore

/// A switch: turned on or off with a tap, by dragging its thumb, or with Space.
///
/// It sends `.valueChanged` when the user has changed it, at the end of the touch.
open class UISwitch: UIControl {
  /// Whether it is on; default false.
  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }
  /// The track's color while it is on; default `nil`: the system green.
  open var onTintColor: UIColor? {
    didSet { showParts() }
  }
  /// The thumb's color; default `nil`: white.
  open var thumbTintColor: UIColor? {
    didSet { showParts() }
  }

  private var isOnNow = false
  /// The state that is shown during a touch; `isOn` changes only when the touch ends.
  private var isOnWhileHeld: Bool?
  private var start: CGFloat?
  private var isDragged = false
  private let body = ControlStyle.makePart()
  private let track = ControlStyle.makePart()
  private let thumb = ControlStyle.makeThumb()

  /// A switch with the upper left corner of `frame`; its size is fixed, 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlStyle.switchSize))
    addSubview(body)
    body.addSubview(track)
    body.addSubview(thumb)
    showParts()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Turns it on or off, without sending an event; a touch that is being tracked continues from there.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnNow = on
    if isOnWhileHeld != nil { isOnWhileHeld = on }
    if !animated { ControlStyle.settle([track, thumb]) }
    ControlStyle.change(self, animated: animated) { showParts() }
  }

  /// The fixed size, 51 × 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlStyle.switchSize }

  /// The fixed size, 51 × 31 points.
  open override var intrinsicContentSize: CGSize { ControlStyle.switchSize }

  /// Records the touch's position, to detect a drag.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (isOnWhileHeld, start, isDragged) = (isOnNow, touch.location(in: self).x, false)
    ControlStyle.change(self, animated: true) { showParts() }
    return true
  }

  /// Moves the thumb with a dragged touch.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Sets the state to which the thumb was dragged, or toggles it after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    let chosen = isDragged ? isOnWhileHeld ?? isOnNow : isTouchInside != isOnNow
    isOnWhileHeld = nil
    turn(chosen, event)
  }

  /// Restores the previous state.
  open override func cancelTracking(with event: UIEvent?) {
    isOnWhileHeld = nil
    ControlStyle.change(self, animated: true) { showParts() }
  }

  /// Lays out the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showParts()
  }

  /// Whether it can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  override var keepsTaps: Bool { true }
  override var keepsDrags: Bool { isTracking && isDragged }

  override var focusShape: (frame: CGRect, radius: CGFloat) {
    let frame = trackFrame
    return (frame, frame.height / 2)
  }

  override func stateChanged() {
    super.stateChanged()
    showParts()
  }

  override func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool { key.isPress }

  override func keyUp(_ key: UIKeyboardHIDUsage, isCancelled: Bool) {
    if !isCancelled { turn(!isOnNow, nil) }
  }

  /// Moves the thumb with a touch that has been dragged.
  private func follow(_ touch: UITouch) {
    let x = touch.location(in: self).x
    if let start, abs(x - start) > ControlStyle.dragDistance { isDragged = true }
    if isDragged, isOnWhileHeld != (x >= bounds.midX) {
      isOnWhileHeld = x >= bounds.midX
      ControlStyle.change(self, animated: true) { showParts() }
    }
  }

  private func turn(_ isOn: Bool, _ event: UIEvent?) {
    let isChanged = isOn != isOnNow
    setOn(isOn, animated: true)
    if isChanged { sendValueChanged(event) }
  }

  /// The track's frame: centered in the bounds, in its own size unless there is less room.
  private var trackFrame: CGRect {
    let size = CGSize(
      width: min(bounds.width, ControlStyle.switchSize.width),
      height: min(bounds.height, ControlStyle.switchSize.height)
    )
    let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    return CGRect(origin: origin, size: size)
  }

  private func showParts() {
    let isOn = isOnWhileHeld ?? isOnNow
    let room = trackFrame
    ControlStyle.fit(body, to: self)
    track.frame = room
    track.layer.cornerRadius = min(room.width, room.height) / 2
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : ControlStyle.offTrack
    let inner = room.insetBy(dx: ControlStyle.switchMargin, dy: ControlStyle.switchMargin)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else { return thumb.isHidden = true }
    thumb.isHidden = false
    let stretch = isOnWhileHeld == nil ? 0 : ControlStyle.switchStretch
    let width = min(inner.height + stretch, inner.width)
    let x = isOn ? inner.maxX - width : inner.minX
    thumb.frame = CGRect(x: x, y: inner.minY, width: width, height: inner.height)
    thumb.layer.cornerRadius = min(width, inner.height) / 2
    thumb.backgroundColor = thumbTintColor ?? ControlStyle.thumb
  }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [.of(\UISwitch.onTintColor), .of(\UISwitch.thumbTintColor)]
  }
}
