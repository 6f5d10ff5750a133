public import QuartzCore

/// A row of segments, one of which is selected: with a tap, by dragging the thumb, or with the arrow keys.
///
/// It sends `.valueChanged` when the user has selected another one, at the end of the touch.
open class UISegmentedControl: UIControl {
  /// The index of no segment: −1.
  nonisolated public static let noSegment = -1

  /// The selected segment; default `noSegment`, which setting an index without a segment results in, too.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : Self.noSegment
      ControlStyle.settle([thumb])
      ControlStyle.change(self, animated: false) { showParts() }
    }
  }
  /// Whether a segment is only pressed and does not stay selected; default false.
  ///
  /// While the event for a press is sent, `selectedSegmentIndex` is that of the segment.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether segments are as wide as their content, and not all equal; default false.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }
  /// The thumb's color; default `nil`: white, in dark mode gray.
  open var selectedSegmentTintColor: UIColor? {
    didSet { showParts() }
  }

  private var chosen = noSegment
  private var pressed: Int?
  /// Whether a touch that selects is being tracked.
  private var isFollowing = false
  /// Whether the touch began on the selected segment, so that the thumb follows it.
  private var isThumbHeld = false
  private(set) var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var titleLooks: [UInt: [NSAttributedString.Key: Any]] = [:]
  private let body = ControlStyle.makePart()
  private let thumb = ControlStyle.makeThumb()
  private var lines: [UIView] = []

  /// A control without segments at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(body)
    body.backgroundColor = ControlStyle.fill
    body.addSubview(thumb)
    showParts()
  }

  /// A control with a segment for each title or image, sized to fit; other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else if let title = item as? String {
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index past the end inserts it last, a negative one first.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image; an index past the end inserts it last, a negative one first.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image), at: segment, animated: animated)
  }

  /// Removes a segment; does nothing when there is none at the index.
  ///
  /// Removing the selected one leaves none selected.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    forgetTouch()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    ControlStyle.change(self, animated: animated) { showParts() }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    forgetTouch()
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets a segment's title, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title) }
  }

  /// A segment's title; `nil` where there is none.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Sets a segment's image, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.show(image) }
  }

  /// A segment's image; `nil` where there is none.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Sets a segment's width, in points; 0, the default, uses the available width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }

  /// The width that was set for a segment, in points; 0 for the available width.
  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Sets whether a segment can be selected; default true.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected; false where there is none.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// Sets the attributes of titles in a state; missing ones are those of the normal state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleLooks[state.rawValue] = attributes
    showParts()
  }

  /// The attributes that were set for titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleLooks[state.rawValue]
  }

  /// The size of the segments, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the segments, 32 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: ControlStyle.segmentHeight)
  }

  /// Presses the segment under the touch; not in a gap, and not a disabled one.
  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segmentIndex(at: touch.location(in: self).x) else { return false }
    (pressed, isThumbHeld, isFollowing) = (index, index == chosen, true)
    ControlStyle.change(self, animated: true) { showParts() }
    return true
  }

  /// Presses the segment to which the touch has moved.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Selects the pressed segment.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { follow(touch) }
    let index = isTouchInside ? pressed : nil
    forgetTouch()
    choose(index ?? chosen, event)
  }

  /// Keeps the previous selection.
  open override func cancelTracking(with event: UIEvent?) {
    forgetTouch()
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
  override var keepsDrags: Bool { isTracking && isThumbHeld }

  override func stateChanged() {
    super.stateChanged()
    showParts()
  }

  override func keyDown(_ key: UIKeyboardHIDUsage, isRepeat: Bool) -> Bool {
    guard let direction = key.direction, !isMomentary else { return false }
    // Without a selection the arrow keys start at the ends.
    var index = chosen == Self.noSegment && direction < 0 ? segments.count : chosen
    repeat { index += direction } while self[index]?.isEnabled == false
    if segments.indices.contains(index) { choose(index, nil) }
    return true
  }

  /// Presses the segment under a touch; a held thumb stays at its last segment where there is none.
  private func follow(_ touch: UITouch) {
    guard isFollowing else { return }
    let index = isTouchInside ? segmentIndex(at: touch.location(in: self).x) : nil
    guard index != pressed, !(isThumbHeld && index == nil) else { return }
    pressed = index
    ControlStyle.change(self, animated: true) { showParts() }
  }

  private subscript(index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    body.addSubview(segment.view)
    forgetTouch()
    if chosen >= index { chosen += 1 }
    ControlStyle.change(self, animated: animated) { showParts() }
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard let segment = self[index] else { return }
    change(segment)
    showParts()
    invalidateIntrinsicContentSize()
  }

  /// The segments have changed during a touch: it selects none.
  private func forgetTouch() { (pressed, isThumbHeld, isFollowing) = (nil, false, false) }

  private func choose(_ index: Int, _ event: UIEvent?) {
    let isChanged = index != chosen
    chosen = index
    if isMomentary, isChanged {
      sendValueChanged(event)
      chosen = Self.noSegment
    }
    ControlStyle.change(self, animated: true) { showParts() }
    if isChanged, !isMomentary { sendValueChanged(event) }
  }

  private func segmentIndex(at x: CGFloat) -> Int? {
    let frames = segmentFrames
    // A touch beyond an end, within the slop, still counts for the segment there.
    let inside = max(bounds.minX, min(x, bounds.maxX - 0.001))
    return frames.indices.first { frames[$0].minX <= inside && inside < frames[$0].maxX }
      .flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  private var naturalWidths: [CGFloat] {
    let own = segments.map { max($0.contentWidth, 1) + 2 * ControlStyle.segmentPadding }
    let widest = own.max() ?? 0
    return zip(segments, own).map {
      $0.width > 0 ? $0.width : apportionsSegmentWidthsByContent ? $1 : widest
    }
  }

  /// The segments' frames, side by side in the bounds: those without a width share the remaining space.
  private var segmentFrames: [CGRect] {
    let natural = naturalWidths
    let fixed = segments.map(\.width).reduce(0, +)
    let free = zip(segments, natural).filter { $0.0.width == 0 }.map(\.1).reduce(0, +)
    let room = bounds.width
    let stretch = free > 0 ? max(0, room - fixed) / free : room / max(fixed, 1)
    let squeeze = fixed > room && fixed > 0 ? room / fixed : 1
    var x = bounds.minX
    return zip(segments, natural).map { segment, width in
      let width = segment.width > 0 ? width * (free > 0 ? squeeze : stretch) : width * stretch
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  private func showParts() {
    let frames = segmentFrames
    ControlStyle.fit(body, to: self)
    let radius = min(ControlStyle.cornerRadius, bounds.height / 2, bounds.width / 2)
    body.layer.cornerRadius = radius
    let shown = isThumbHeld ? pressed ?? chosen : chosen
    for (index, segment) in segments.enumerated() {
      segment.view.frame = frames[index].insetBy(dx: min(4, frames[index].width / 2), dy: 0)
      show(segment, isChosen: index == shown, isPressed: index == pressed && index != shown)
    }
    showThumb(at: self[shown].map { _ in frames[shown] }, radius: radius)
    showLines(frames, shown)
  }

  private func show(_ segment: Segment, isChosen: Bool, isPressed: Bool) {
    var looks = titleLooks[State.normal.rawValue] ?? [:]
    if isChosen { looks.merge(titleLooks[State.selected.rawValue] ?? [:]) { $1 } }
    if isPressed { looks.merge(titleLooks[State.highlighted.rawValue] ?? [:]) { $1 } }
    if !segment.isEnabled || !isEnabled {
      looks.merge(titleLooks[State.disabled.rawValue] ?? [:]) { $1 }
    }
    let alpha = isPressed ? ControlStyle.pressedTitleAlpha : 1
    segment.show(looks, alpha: segment.isEnabled ? alpha : ControlStyle.pressedTitleAlpha)
  }

  private func showThumb(at frame: CGRect?, radius: CGFloat) {
    thumb.backgroundColor = selectedSegmentTintColor ?? ControlStyle.segmentThumb
    thumb.isHidden = frame == nil
    guard let frame else { return }
    let margin = min(ControlStyle.segmentMargin, frame.width / 2, frame.height / 2)
    let room = frame.insetBy(dx: margin, dy: margin)
    thumb.bounds = CGRect(origin: .zero, size: room.size)
    thumb.center = CGPoint(x: room.midX, y: room.midY)
    let scale = isThumbHeld ? ControlStyle.heldThumbScale : 1
    thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    thumb.layer.cornerRadius = max(0, radius - margin)
  }

  /// Lines between segments, but not beside the thumb.
  private func showLines(_ frames: [CGRect], _ shown: Int) {
    let count = max(0, segments.count - 1)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = ControlStyle.makePart(ControlStyle.line)
      body.insertSubview(line, at: 0)
      lines.append(line)
    }
    let size = ControlStyle.segmentLine
    for (index, line) in lines.enumerated() {
      let height = min(size.height, bounds.height)
      line.frame = CGRect(
        x: frames[index].maxX - size.width / 2,
        y: bounds.midY - height / 2,
        width: size.width,
        height: height
      )
      line.alpha = index == shown || index + 1 == shown ? 0 : 1
    }
  }
}
