public import QuartzCore

/// A view that shows a part of larger content, which the user scrolls with the pointer, the wheel or keys.
///
/// The origin of `bounds` is `contentOffset`, so subviews are in the content's coordinates. Offsets and sizes that are
/// not finite are ignored.
open class UIScrollView: UIView {
  /// The delegate, which is notified of scrolling and zooming; not kept alive.
  ///
  /// Tables, collections and text views have a `delegate` of their own type, which is this one.
  // (Swift's overrides of a variable keep its type: theirs are other members, which overload resolution prefers.)
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  /// Whether content that is longer than the view can be dragged beyond its ends, and bounces back; default true.
  open var bounces = true
  /// Whether content that is not taller than the view bounces too; default false.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether content that is not wider than the view bounces too; default false.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// Whether the content comes to rest only at multiples of the view's size; default false.
  open var isPagingEnabled = false
  /// Whether a drag that is not diagonal scrolls in one direction only; default false.
  open var isDirectionalLockEnabled = false
  /// Whether keys scroll the content; default true.
  ///
  /// It handles keys that come up the responder chain from a subview. Keys that no responder handles go to the scroll
  /// view that was last clicked or scrolled by the wheel; otherwise to the one under the pointer; otherwise to one in
  /// the front controller. Arrow keys scroll a little, Page Up and Page Down by the visible length, Home and End to the
  /// ends.
  open var allowsKeyboardScrolling = true
  /// The minimum scale, more than 0; default 1.
  ///
  /// A smaller current scale is kept until the next zoom.
  open var minimumZoomScale: CGFloat {
    get { zooming.limits.least }
    set { setLimits(least: newValue, most: zooming.limits.most) }
  }

  /// The maximum scale; default 1.
  ///
  /// The content can be zoomed if it is greater than the minimum.
  open var maximumZoomScale: CGFloat {
    get { zooming.limits.most }
    set { setLimits(least: zooming.limits.least, most: newValue) }
  }

  /// The content's scale: 1, also without a zoomed view, for its own size.
  ///
  /// Setting it zooms about the center of the visible area, within the limits; animatable.
  open var zoomScale: CGFloat {
    get { zoomedView.map(scale) ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the center of the visible area.
  ///
  /// - Parameters:
  ///   - scale: The scale, which is clamped to the limits. Without a zoomed view this does nothing.
  ///   - animated: Whether the change is animated, after which the delegate is notified. Outside a window it never is.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    zoom(
      to: zooming.clamp(scale),
      about: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
      animated ? .animation : nil
    )
  }

  /// Zooms so that a rectangle fits in the view as large as possible, and is centered.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the zoomed view's coordinates.
  ///   - animated: As in `setZoomScale(_:animated:)`.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isAllFinite, !rect.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let scale = zooming.clamp(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: zoomPlace(having: middle, at: place, scale: scale), animated ? .animation : nil)
  }

  /// How content decelerates after a drag; default `.normal`.
  ///
  /// A value that is not between 0 and 1 is replaced by the default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether subviews receive a touch only when it rests for 0.15 s or ends; default true.
  ///
  /// They never receive a touch that becomes a drag before that.
  open var delaysContentTouches = true
  /// Whether a touch that a subview has received may still become a drag, which cancels it for the subview; default
  /// true.
  open var canCancelContentTouches = true
  /// Whether an indicator shows the visible part of the height while it scrolls; default true.
  open var showsVerticalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// Whether an indicator shows the visible part of the width while it scrolls; default true.
  open var showsHorizontalScrollIndicator = true {
    didSet { placeIndicators() }
  }
  /// Distances of the scroll indicators from the view's edges, for both; default none.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Distances of the indicator of the height from the view's edges, in points; default none.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// Distances of the indicator of the width from the view's edges, in points; default none.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// Kept, and without effect: there is no status bar to tap; default true.
  open var scrollsToTop = true
  /// The color of the scroll indicators; default `.default`, dark.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { for indicator in indicators { indicator.look = indicatorStyle } }
  }
  /// Whether the user can scroll the content; default true.
  ///
  /// With false, touches belong to the subviews.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      if !isScrollEnabled, isDecelerating { settle() }
    }
  }
  /// The recognizer of drags of the content.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()

  let indicators = [ScrollIndicator(.vertical), ScrollIndicator(.horizontal)]
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var link: CADisplayLink?
  var zooming = ZoomState()
  /// The view above the content that shows while that is pulled down.
  var pullPart: (any PullPart)?
  /// The insets of the last notification, and the part of them that the safe area added.
  var knownInsets = (adjusted: UIEdgeInsets.zero, added: UIEdgeInsets.zero)
  /// Whether the content is being placed for the next time of a movement.
  var isStepping = false
  private var size = CGSize.zero
  private var insets = UIEdgeInsets.zero

  /// A scroll view at `frame` in its superview's coordinates, with empty content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for indicator in indicators { layer.addSublayer(indicator) }
    panGestureRecognizer.addTarget(self, action: Selector("pan", UIScrollView.dragged))
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// The size of the content, in points; default zero.
  ///
  /// If the offset is then beyond the content's ends, it moves back, except during a drag. Negative lengths are taken
  /// as 0.
  open var contentSize: CGSize {
    get { size }
    set {
      let new = CGSize(width: max(newValue.width, 0), height: max(newValue.height, 0))
      guard (newValue.width + newValue.height).isFinite, new != size else { return }
      size = new
      layer.tellObservers(of: .own("contentSize"))
      // Whether the content can scroll determines the safe area's part.
      if !insetsMayHaveChanged() { limitsChanged() }
    }
  }

  /// The point of the content at the view's top left corner: the origin of `bounds`; animatable.
  ///
  /// It may be beyond the content's ends. Setting it stops a movement without a finger, unless the delegate sets it
  /// when it is notified of that movement. A drag continues from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if isStepping { place(at: newValue) } else { setContentOffset(newValue, animated: false) }
    }
  }

  /// Distances by which the content can scroll beyond its own ends, in points; default none.
  open var contentInset: UIEdgeInsets {
    get { insets }
    set {
      let sum = newValue.top + newValue.left + newValue.bottom + newValue.right
      guard sum.isFinite, newValue != insets else { return }
      insets = newValue
      layer.tellObservers(of: .own("contentInset"))
      if !insetsMayHaveChanged() { limitsChanged() }
    }
  }

  /// Which safe area insets are added to `contentInset`; default `.automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// Whether the scroll indicators stay inside the safe area; default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { placeIndicators() }
  }

  /// The total insets: `contentInset` plus the safe area insets that are added to it.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, added) = (contentInset, insetAdjustment)
    return UIEdgeInsets(
      top: own.top + added.top + (pullPart?.inset ?? 0),
      left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right
    )
  }

  /// `adjustedContentInset` has changed; the default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls the content to an offset.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content for the view's top left corner; it may be beyond the content's ends.
  ///   - animated: Whether the change is animated. The delegate is notified when the animation has ended or was
  ///     stopped. Outside a window, and during a drag, the change is immediate.
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

  /// Scrolls by the minimum distance that makes `rect`, in the content's coordinates, visible.
  ///
  /// A rectangle that is larger than the view is aligned with the view's start.
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

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    fadeIndicators()
  }

  /// Whether a finger is down that may drag the content.
  open var isTracking: Bool { panGestureRecognizer.isTouched }

  /// Whether the content is being dragged.
  open var isDragging: Bool { drag != nil }

  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { motion?.kind == .deceleration }

  /// Where a drag without paging comes to rest, before the delegate is asked; a collection asks its layout.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether a touch that a subview has received may be cancelled for a drag; default true, but false for a
  /// `UIControl`.
  ///
  /// Called if `canCancelContentTouches` is true. A control receives its touch once that has rested for 0.15 s, or at
  /// once without `delaysContentTouches`; a drag before that belongs to the scroll view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The size and origin of the visible part, in the content's coordinates; animatable.
  open override var bounds: CGRect {
    get { super.bounds }
    set { change { if newValue.isAllFinite { super.bounds = newValue } } }
  }

  /// The bounding box of the view in its superview; animatable.
  open override var frame: CGRect {
    get { super.frame }
    set {
      change { if newValue.isAllFinite { super.frame = newValue } }
      // At another place it may overlap a different part of the safe area.
      insetsMayHaveChanged()
    }
  }

  /// A drag begins if the content can scroll in its direction, here and not in an enclosing scroll view.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchGestureRecognizer { return canZoom }
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return dragMayBegin
  }

  /// Ends drags and movements when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { endAll() }
  }

  /// Handles the keys that scroll the content.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey(of: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey(of: $0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  /// Updates after a size that was set on the layer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    placeIndicators()
  }

  override var layoutKind: (any LayoutKind)? { self }

  /// Another delegate has been set.
  func delegateDidChange() {}

  private func dragged(_ pan: UIPanGestureRecognizer) { follow(pan) }

  /// Changes the bounds, and handles the consequences.
  private func change(_ body: () -> Void) {
    let old = bounds
    body()
    let new = bounds
    if new.size != old.size, !insetsMayHaveChanged() { limitsChanged() }
    if new.origin != old.origin { didMove() }
  }

  /// How content decelerates after a drag: the factor of its velocity per millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond, more than 0 and less than 1.
    public let rawValue: CGFloat

    /// A custom rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The color of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark, with a light edge.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }
}
