public import QuartzCore

/// A rectangle in a window: it shows a layer, and handles events as a responder.
///
/// The view is its layer's delegate: outside an animation block its layer's properties change at once, inside one they
/// animate. Sizes and positions are in points, with y down.
open class UIView: UIResponder, CALayerDelegate {
  // (Longer than other files: what subclasses override has to stand in the class itself.)

  /// The layer that shows the view; its delegate is always the view.
  public let layer: CALayer
  /// Whether the view and its subviews receive touches; default true.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; default false.
  ///
  /// Otherwise it receives only the first one; its recognizers receive all.
  open var isMultipleTouchEnabled = false
  /// Whether this view and other views cannot receive touches at the same time; default false.
  open var isExclusiveTouch = false
  /// A number that identifies the view; default 0.
  open var tag = 0
  /// A name that identifies the view, which the user does not see; default `nil`.
  open var accessibilityIdentifier: String?
  /// How the contents are placed in the bounds; default `.scaleToFill`.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  package internal(set) weak var superviewLink: UIView?
  package var subviewLinks: [UIView] = [] { didSet { knownRules = nil } }
  /// Whether some subviews may override the hit rules; `nil` while that is not known.
  var knownRules: Bool?
  /// The controller whose `view` this is.
  package weak var viewController: UIViewController?
  package var recognizers: [UIGestureRecognizer] = []
  /// The number of running animations that block touches on the view (U12).
  package var interactionLocks = 0
  /// The number of animations that have the view hit at its presented position, and not at its model position.
  var hitsWhereShown = 0 { didSet { superviewLink?.knownRules = nil } }
  /// How the view resizes with its superview, and its margins.
  var arrangement = ViewArrangement()
  /// Whether a drawing is scheduled only because the view is new.
  var awaitsFirstDrawing = false
  var ownTintColor: UIColor?
  var traitState = TraitState()
  var dynamicBackground: DynamicBackground?
  /// The traits with which the view was last shown.
  var seenTraits = UITraitCollection.device

  /// Whether views of exactly this class use only the hit rules of `UIView`.
  package class var keepsHitRules: Bool { self == UIView.self }
  /// Whether views of exactly this class are known not to draw.
  class var drawsNothing: Bool { self == UIView.self }
  /// Whether views of exactly this class have a picture as their contents, which they do not draw.
  class var showsPicture: Bool { false }

  /// The class of the layer that the view creates, read once; default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The properties that a proxy of `appearance()` gives views of the class.
  class var appearanceKeys: [AppearanceKey] { AppearanceKey.ofAllViews }

  /// A view at `frame` in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.contentsScale = UIScreen.main.scale
    layer.frame = frame
    layer.delegate = self
    layer.setNeedsLayout()
    if Self.requiresConstraintBasedLayout { constrained?.requestConstraintsUpdate() }
    askForFirstDrawing()
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing: archives of views are not supported here.
  open func encode(with coder: NSCoder) {}

  /// A view of zero size at (0, 0).
  public override convenience init() { self.init(frame: .zero) }

  /// The bounding box of the view in its superview; animatable.
  ///
  /// Not meaningful with a transform.
  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  /// The size and origin of the view's own coordinates; animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  /// The position of the layer's anchor point, normally the center, in the superview; animatable.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      arrangement.rules?.frameDidChange(of: self)
    }
  }

  /// The point at which `center` is, in the unit square of the bounds; animatable; default the center.
  ///
  /// Changing it moves the view.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The pixels per point with which the view draws; default the screen's scale.
  ///
  /// Changing it redraws the view; a value that is not above 0 means the screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// A transform about `center`; animatable; default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform about `center`, in three dimensions; animatable; default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The opacity, 0 (clear) … 1 (opaque), of the view with its subviews; animatable; default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are hidden; default false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let changes = newValue != layer.isHidden
      layer.isHidden = newValue
      if changes { superviewLink?.subviewVisibilityDidChange(self) }
    }
  }

  /// The color that fills the bounds; animatable; default `nil`, which is clear; a dynamic color follows the view's
  /// traits.
  open var backgroundColor: UIColor? {
    get { backgroundNow }
    set { setBackground(newValue) }
  }

  /// Whether the view fills its bounds with opaque content; default true.
  ///
  /// A hint for drawing, which changes no pixels here.
  open var isOpaque = true

  /// The view whose alpha channel masks this one, in this one's coordinates; default `nil`.
  ///
  /// It is removed from its superview, and can mask only one view.
  open var mask: UIView? {
    get { arrangement.mask }
    set { setMask(newValue) }
  }

  /// Whether subviews are clipped to the bounds; default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The superview.
  open var superview: UIView? { superviewLink }

  /// The subviews, back to front.
  open var subviews: [UIView] { subviewLinks }

  /// The window that contains the view; `nil` without one.
  open var window: UIWindow? { enclosingWindow }

  /// The view's controller when it has one, else its superview.
  open override var next: UIResponder? { viewController ?? superviewLink }

  /// Adds `view` in front of all subviews, after removing it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewLinks.count) }

  /// Inserts `view` at `index`, counted from the back; an index past the end puts it in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` directly behind `siblingSubview`; in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Inserts `view` directly in front of `siblingSubview`; in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Swaps two subviews by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superviewLink === self { insert(view, at: subviewLinks.count) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superviewLink === self { insert(view, at: 0) }
  }

  /// Removes the view from its superview; its layer's animations end with the commit.
  open func removeFromSuperview() { leaveSuperview() }

  /// A subview was added; the default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed; the default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change, to `nil` when the view is removed; the default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview has changed; the default does nothing.
  open func didMoveToSuperview() {}

  /// The window is about to change, also for subviews; the default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window has changed, also for subviews; the default does nothing.
  open func didMoveToWindow() {}

  /// Lays out the subviews; the default places those whose frames constraints determine.
  ///
  /// Called before a commit when needed.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Creates or changes constraints, when it was scheduled; the default does nothing.
  open func updateConstraints() {}

  /// Whether `updateConstraints()` is also called for a new view; default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Schedules `layoutSubviews()` before the next commit.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs scheduled layout now, starting from the topmost superview that needs it.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The size that fits the view best into `size`; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that fits the view's content; `noIntrinsicMetric` on both sides for a view without content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// `intrinsicContentSize` has changed: constraints and stack views lay out the view again.
  open func invalidateIntrinsicContentSize() {
    superviewLink?.subviewSizeDidChange()
    if isPlacedByConstraints { superviewLink?.constrained?.constraintsDidChange() }
  }

  /// The view itself if it is more to the layout system than a rectangle with a preferred size; default `nil`.
  var layoutKind: (any LayoutKind)? { nil }
  /// The traits around the view if it has no superview.
  var surroundings: UITraitCollection { .device }

  /// The preferred size of a subview has changed, or it was hidden or shown; used by stack views.
  func subviewSizeDidChange() {}

  /// A subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) { subviewSizeDidChange() }

  /// The insets of the area that no bar or other content covers, in points.
  ///
  /// The desktop covers no part of a window, unless it is laid out for a device, whose margins the window then has. A
  /// controller can add insets (`additionalSafeAreaInsets`). A view inherits the part of its superview's insets that
  /// reaches into it, for each side separately.
  open var safeAreaInsets: UIEdgeInsets { constrained?.safeAreaNow ?? .zero }

  /// The margins of `layoutMarginsGuide` and of a stack view with `isLayoutMarginsRelativeArrangement`; default 8
  /// points on each side.
  ///
  /// The values that were set plus the insets of the safe area (`insetsLayoutMarginsFromSafeArea`).
  open var layoutMargins: UIEdgeInsets {
    get { constrained?.marginsNow ?? .zero }
    set { constrained?.marginsNow = newValue }
  }

  /// The size that the constraints inside the view determine for it.
  ///
  /// - Parameter targetSize: The size to aim at, in points: `UIView.layoutFittingCompressedSize` for the minimum size.
  /// - Returns: The size, in points; without constraints in the view, the size that fits its content.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints inside the view determine for it.
  ///
  /// - Parameters:
  ///   - targetSize: The size to aim at, in points.
  ///   - horizontalFittingPriority: The priority of the target's width; required for a fixed one.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrained?.fittingSize(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    ) ?? .zero
  }

  /// Whether the content follows the direction of text; default `.unspecified`.
  ///
  /// It is kept, and read back by `effectiveUserInterfaceLayoutDirection`; constraints and stacks always run from
  /// left to right here.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { kept.semanticContent }
    set { kept.semanticContent = newValue }
  }

  /// Schedules a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { constrained?.requestConstraintsUpdate() }

  /// Sets the size to the one that `sizeThatFits(_:)` returns; the top left corner stays.
  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

  /// Draws the view's content beneath its subviews, in the current context; the default draws nothing.
  ///
  /// Called before a commit, once at first and then whenever it was scheduled.
  ///
  /// - Parameter rect: The rectangle to redraw, in the view's own coordinates; nothing outside is changed.
  open func draw(_ rect: CGRect) { OptionalRequirement.isNotImplemented() }

  /// Schedules `draw(_:)` before the next commit.
  open func setNeedsDisplay() {
    awaitsFirstDrawing = false
    layer.setNeedsDisplay()
  }

  /// Schedules redrawing of a rectangle, in the view's own coordinates, before the next commit.
  open func setNeedsDisplay(_ rect: CGRect) {
    awaitsFirstDrawing = false
    layer.setNeedsDisplay(rect)
  }

  /// Draws the view with its subviews in the current context, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The target rectangle, in the context's coordinates.
  ///   - afterUpdates: Has no effect: the view is always drawn after its pending changes.
  /// - Returns: Whether there was a context and a size.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawNow(in: rect)
  }

  /// A view with a snapshot of this one and its subviews, clipped to the bounds, and without this view's own transform.
  ///
  /// - Parameter afterUpdates: Whether the snapshot shows the view after its pending changes; otherwise it shows what
  ///   is on screen now, with running animations.
  /// - Returns: The view; `nil` for an empty size, and without `afterUpdates` for a view that was not on screen yet.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    constrained?.snapshot(afterUpdates: afterUpdates)
  }

  /// The color of interactive elements and template images; inherited from the superview unless it is set.
  ///
  /// Setting `nil` inherits again; at the top it is the system blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTint }
    set {
      ownTintColor = newValue
      spreadTintColor()
    }
  }

  /// The smallest category of text sizes that the view and its subviews take over; default `nil`, for any.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept.smallestCategory }
    set {
      kept.smallestCategory = newValue
      categoryLimitsDidChange()
    }
  }

  /// The largest category of text sizes that the view and its subviews take over; default `nil`, for any.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept.largestCategory }
    set {
      kept.largestCategory = newValue
      categoryLimitsDidChange()
    }
  }

  /// The limits of the view and its superviews in words, for a debugger.
  open var appliedContentSizeCategoryLimitsDescription: String { categoryLimits }

  /// The view whose first baseline constraints would take; the default is this one; not asked here.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline constraints would take; the default is this one; not asked here.
  open var forLastBaselineLayout: UIView { self }
  /// The same before iOS 9; not asked here.
  open func forBaselineLayout() -> UIView { self }

  /// The tint color has changed, here or in a superview; the default does nothing.
  open func tintColorDidChange() {}

  /// The current traits: those of the environment, with the view's overrides.
  open var traitCollection: UITraitCollection { traitsNow }

  /// Forces light or dark for this view and its subviews; default `.unspecified`, which inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style }
    set { overrideTraits { $0.style = newValue } }
  }

  /// The traits have changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether `point`, in the view's own coordinates, is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.contains(point)
  }

  /// The deepest view that receives a touch at `point`, in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestHit(at: point, with: event)
  }

  /// The recognizers of this view; default `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, which receives touches in this view and its subviews.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer of this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer of this view may begin when it is about to be recognized; default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Step 1 of the action search, for the view's layer and those that follow its rules.
  ///
  /// - Returns: `NSNull` outside animation blocks, and for keys that blocks do not animate; an animation inside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.action(for: layer, forKey: event)
  }

  /// Sets the layer's contents in place of `draw(_:)`, if a subclass overrides it; the default leaves them.
  open func display(_ layer: CALayer) {
    if layer !== self.layer || !skipsFirstDrawing() { OptionalRequirement.isNotImplemented() }
  }

  /// Draws the view's contents for its layer: calls `draw(_:)` in the layer's context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawContents(in: ctx) }
  }

  /// Lays out the subviews, between the controller's two calls.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { traitsNow.performAsCurrent { layOut() } }
  }
}
