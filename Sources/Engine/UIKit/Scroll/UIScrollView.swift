public import QuartzCore

/// A view of a part of something larger, which a person moves with the pointer, the wheel or keys.
///
/// What is in view begins at the bounds' origin, which is `contentOffset`: subviews lie in the content's coordinates.
/// Offsets and sizes that are not finite are ignored.
open class UIScrollView: UIView {
  /// Who hears how the content moves; not kept alive.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether content that is longer than the view gives at its ends; default true.
  open var bounces = true
  /// Whether content that is no higher than the view gives too; default false.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether content that is no wider than the view gives too; default false.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// Whether the content comes to rest at multiples of the view's size only; default false.
  open var isPagingEnabled = false
  /// Whether a drag that is not slanted moves the content one way only; default false.
  open var isDirectionalLockEnabled = false
  /// Whether keys move the content; default true.
  ///
  /// Those that come up the responder chain from a view in it, and those that nobody takes: then the scroll view that
  /// was clicked or turned last has them, else the one under the pointer, else one in the controller in front [K].
  /// Arrows move it a little, Page Up and Page Down by what is in view, Home and End to its ends.
  open var allowsKeyboardScrolling = true
  /// How content slows down that was let go; default `.normal`.
  ///
  /// What is not between 0 and 1 counts as the default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether views in this one hear of a touch only when it rests for 0.15 s or ends; default true.
  ///
  /// One that becomes a drag until then is none of theirs.
  open var delaysContentTouches = true
  /// Whether a touch that a view in this one has heard of may still become a drag, which takes it away; default true.
  open var canCancelContentTouches = true
  /// Whether a bar shows what part of the height is in view, while it moves; default true.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// Whether a bar shows what part of the width is in view, while it moves; default true.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// How these bars are seen; default `.default`, dark.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { for indicator in indicators { indicator.look = indicatorStyle } }
  }
  /// Whether the content can be moved by a person; default true.
  ///
  /// While it cannot, touches are those of the views in it.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if !isScrollEnabled, isDecelerating { settle() }
    }
  }
  /// What recognizes that the content is dragged.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()

  let indicators = [ScrollIndicator(.vertical), ScrollIndicator(.horizontal)]
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var link: CADisplayLink?
  var zooming = ZoomState()
  /// The insets of the last notification, and what of them was the safe area's.
  var knownInsets = (adjusted: UIEdgeInsets.zero, added: UIEdgeInsets.zero)
  /// Whether the content is being placed for the motion's next time.
  var isStepping = false
  private var size = CGSize.zero
  private var insets = UIEdgeInsets.zero

  /// A scroll view at `frame` in its superview's coordinates, with content of no size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for indicator in indicators { layer.addSublayer(indicator) }
    panGestureRecognizer.addTarget(self, action: Selector("pan", UIScrollView.dragged))
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// How large the content is, in points; default zero.
  ///
  /// Content that is out of view then comes back, unless it is being dragged. Less than nothing counts as nothing.
  open var contentSize: CGSize {
    get { size }
    set {
      let new = CGSize(width: max(newValue.width, 0), height: max(newValue.height, 0))
      guard (newValue.width + newValue.height).isFinite, new != size else { return }
      size = new
      // What can be scrolled decides on the safe area's part.
      if !insetsMayHaveChanged() { limitsChanged() }
    }
  }

  /// Which point of the content is at the top left: the bounds' origin; animatable.
  ///
  /// It may be beyond the content's ends. Setting it ends a move of the content by itself, unless the delegate does so
  /// while it hears of that move, and a drag goes on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if isStepping { place(at: newValue) } else { setContentOffset(newValue, animated: false) }
    }
  }

  /// How far the content may be moved beyond its own ends, in points; default none.
  open var contentInset: UIEdgeInsets {
    get { insets }
    set {
      let sum = newValue.top + newValue.left + newValue.bottom + newValue.right
      guard sum.isFinite, newValue != insets else { return }
      insets = newValue
      if !insetsMayHaveChanged() { limitsChanged() }
    }
  }

  /// How the safe area's insets add to `contentInset`; default `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// Whether the bars that show what is in view keep to the safe area; default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// How far the content may be moved in all: `contentInset` and what of the safe area's insets adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, added) = (contentInset, insetAdjustment)
    return UIEdgeInsets(
      top: own.top + added.top,
      left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right
    )
  }

  /// `adjustedContentInset` has changed; default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: Which point of the content comes to the top left. It may be beyond the content's ends.
  ///   - animated: Whether it moves there. The delegate is told when it has come there, also when it was stopped. A
  ///     view outside windows, or in a drag, has its content there at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard (contentOffset.x + contentOffset.y).isFinite else { return }
    finishZoom()
    guard animated, drag == nil, contentOffset != self.contentOffset else {
      stopMotion()
      return place(at: contentOffset)
    }
    guard window != nil, AnimationBlock.areAnimationsEnabled else {
      stopMotion()
      place(at: contentOffset)
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    ease(to: contentOffset, .animation)
  }

  /// Moves the content as little as it takes to have `rect`, in its coordinates, in view.
  ///
  /// A rectangle that is too large for that begins where the view does.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, (rect.minX + rect.maxX + rect.minY + rect.maxY).isFinite else { return }
    let (lines, room) = (self.lines, bounds.inset(by: adjustedContentInset))
    let x =
      CAScrollLayer.nearest(
        to: room.minX,
        length: room.width,
        showing: (rect.minX, rect.maxX)
      ) - room.minX
    let y =
      CAScrollLayer.nearest(
        to: room.minY,
        length: room.height,
        showing: (rect.minY, rect.maxY)
      ) - room.minY
    guard x != 0 || y != 0 else { return }
    let target = CGPoint(
      x: x == 0 ? contentOffset.x : lines.x.clamp(contentOffset.x + x),
      y: y == 0 ? contentOffset.y : lines.y.clamp(contentOffset.y + y)
    )
    setContentOffset(target, animated: animated)
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    fadeIndicators()
  }

  /// Whether a finger is down that may drag the content.
  open var isTracking: Bool { panGestureRecognizer.isTouched }

  /// Whether the content is being dragged.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { motion?.kind == .deceleration }

  /// Whether a touch that a view in this one has heard of may be taken from it for a drag; default true, but false for
  /// a `UIControl`.
  ///
  /// Asked while `canCancelContentTouches` is true. A control has heard of its touch once that has rested for 0.15 s,
  /// or at once without `delaysContentTouches`; a drag before that is the scroll view's.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Size and origin of what is in view, in the content's coordinates; animatable.
  open override var bounds: CGRect {
    get { super.bounds }
    set { change { if newValue.isAllFinite { super.bounds = newValue } } }
  }

  /// The box around the view in its superview; animatable.
  open override var frame: CGRect {
    get { super.frame }
    set {
      change { if newValue.isAllFinite { super.frame = newValue } }
      // Elsewhere, it may reach into another part of the safe area.
      insetsMayHaveChanged()
    }
  }

  /// A drag begins where the content can be moved that way, here rather than in a scroll view around this one.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchGestureRecognizer { return canZoom }
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return dragMayBegin
  }

  /// Ends what goes on when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endAll() }
  }

  /// Takes the keys that move the content.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey(of: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Takes their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey(of: $0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Keeps up with a size that was set on the layer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    placeIndicators()
  }

  private func dragged(_ pan: UIPanGestureRecognizer) { follow(pan) }

  /// Does something to the bounds, and what follows from it.
  private func change(_ body: () -> Void) {
    let old = bounds
    body()
    let new = bounds
    if new.size != old.size, !insetsMayHaveChanged() { limitsChanged() }
    if new.origin != old.origin { didMove() }
  }

  /// How content slows down that was let go: what a millisecond leaves of its velocity.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// More than 0, less than 1.
    public let rawValue: CGFloat

    /// A rate of one's own.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, for content that soon comes to rest.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How the bars are seen that show what part of the content is in view.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark, with a light edge.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }
}
