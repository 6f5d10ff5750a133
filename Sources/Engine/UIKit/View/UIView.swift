public import QuartzCore

/// A rectangle in a window: a layer to show, and a responder to answer for it.
///
/// The view is its layer's delegate: outside an animation block its layer's properties change at once, inside one they
/// animate. Sizes and places in points, y down.
open class UIView: UIResponder, CALayerDelegate {
  /// The layer that shows the view; the view stays its delegate.
  public let layer: CALayer
  /// Whether the view and those in it take touches; default true.
  open var isUserInteractionEnabled = true
  /// Whether the view hears of more than one touch at a time; default false.
  ///
  /// Without it the view hears of the first only; its recognizers watch all.
  open var isMultipleTouchEnabled = false
  /// Whether no other view has touches while this one has some, nor this one while others do; default false.
  open var isExclusiveTouch = false
  /// A number to find the view by; default 0.
  open var tag = 0
  /// A name to find the view by that no person sees; default `nil`.
  open var accessibilityIdentifier: String?
  /// How the contents sit in the bounds; default `.scaleToFill`.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  package internal(set) weak var superviewLink: UIView?
  package var subviewLinks: [UIView] = [] { didSet { knownRules = nil } }
  /// Whether some subviews may be hit by rules of their own; `nil` while nobody has looked.
  var knownRules: Bool?
  /// The controller whose `view` this is.
  package weak var viewController: UIViewController?
  package var recognizers: [UIGestureRecognizer] = []
  /// Running animations that keep touches from the view (U12).
  package var interactionLocks = 0
  /// How many animations have touches find the view where it shows, not where it is.
  var hitsWhereShown = 0 { didSet { superviewLink?.knownRules = nil } }
  /// How the view takes up changes of its superview's size, and keeps subviews from its sides.
  var arrangement = ViewArrangement()
  /// Whether a drawing is due only because the view is new.
  var awaitsFirstDrawing = false
  var ownTintColor: UIColor?
  var traitState = TraitState()
  var dynamicBackground: DynamicBackground?
  /// The traits that the view was last shown with.
  var seenTraits = UITraitCollection.device

  /// Whether views of this very class are hit by the rules of `UIView` alone.
  package class var keepsHitRules: Bool { self == UIView.self }

  /// The class of layer that the view makes for itself, read once; default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view at `frame` in its superview's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.contentsScale = UIScreen.main.scale
    layer.frame = frame
    layer.delegate = self
    layer.setNeedsLayout()
    if Self.requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    askForFirstDrawing()
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  /// A view of no size at (0, 0).
  public override convenience init() { self.init(frame: .zero) }

  /// The box around the view in its superview; animatable.
  ///
  /// Not meaningful under a transform.
  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  /// Size and origin of the view's own coordinates; animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  /// Where the layer's anchor point, normally the middle, lies in the superview; animatable.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      tellLandmarkMoved()
    }
  }

  /// The point that `center` is, in the unit square of the bounds; animatable; default the middle.
  ///
  /// Changing it moves the view.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels a point that the view draws with; default the screen's.
  ///
  /// Another one has the view drawn anew; one that is not above 0 counts as the screen's.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// Applied about `center`; animatable; default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied about `center`, in three dimensions; animatable; default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// 0 (clear) … 1 (opaque), for the view with all in it; animatable; default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and those in it are left out; default false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let changes = newValue != layer.isHidden
      layer.isHidden = newValue
      if changes { superviewLink?.subviewVisibilityDidChange(self) }
    }
  }

  /// Fills the bounds; animatable; default `nil`, which is clear; a dynamic color follows the view's traits.
  open var backgroundColor: UIColor? {
    get { backgroundNow }
    set { setBackground(newValue) }
  }

  /// Whether the view says that it fills its bounds with opaque content; default true.
  ///
  /// A hint to whoever draws; here pixels are the same either way.
  open var isOpaque = true

  /// The view whose alpha this one is seen through, in this one's coordinates; default `nil`.
  ///
  /// It leaves the superview it has, and belongs to no other view meanwhile.
  open var mask: UIView? {
    get { arrangement.mask }
    set { setMask(newValue) }
  }

  /// Whether subviews are cut to the bounds; default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view that this one is in.
  open var superview: UIView? { superviewLink }

  /// The views in this one, back to front.
  open var subviews: [UIView] { subviewLinks }

  /// The window that the view is in.
  open var window: UIWindow? { enclosingWindow }

  /// The view's controller when it has one, else its superview.
  open override var next: UIResponder? { viewController ?? superviewLink }

  /// Puts `view` in front of all in this one, taking it from where it is.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviewLinks.count)
  }

  /// Puts `view` at `index`, counted from the back; an index past the end puts it in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts `view` just behind `siblingSubview`; in front of all when that is not in this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Puts `view` just in front of `siblingSubview`; in front of all when that is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Swaps two subviews by their indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superviewLink === self { insert(view, at: subviewLinks.count) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superviewLink === self { insert(view, at: 0) }
  }

  /// Takes the view out of its superview; its layer's animations end with the commit.
  open func removeFromSuperview() { leaveSuperview() }

  /// A view was added to this one; default does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to leave this one; default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change, to `nil` when the view is taken out; default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview has changed; default does nothing.
  open func didMoveToSuperview() {}

  /// The window is about to change, also for subviews; default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window has changed, also for subviews; default does nothing.
  open func didMoveToWindow() {}

  /// Places the subviews; the default those that constraints tell the frames of.
  ///
  /// Called before a commit when needed.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Makes or changes constraints, when that was asked for; default does nothing.
  open func updateConstraints() {}

  /// Whether `updateConstraints()` is to be called for a new view too; default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for `layoutSubviews()` before the next commit.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what needs it, from the topmost view above that does.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The size that fits the view best into `size`; default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The length of a side that a view has no wish for: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that the view wants for what it shows; `noIntrinsicMetric` each way, for a view that shows nothing
  /// itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// What `intrinsicContentSize` answers has changed: constraints and stack views place the view anew.
  open func invalidateIntrinsicContentSize() {
    superviewLink?.subviewSizeDidChange()
    if isPlacedByConstraints { superviewLink?.constraintsDidChange() }
  }

  /// A view in this one has another wish for its size, or is hidden or shown; a stack view heeds it.
  func subviewSizeDidChange() {}

  /// A subview is hidden now, or no longer.
  func subviewVisibilityDidChange(_ subview: UIView) { subviewSizeDidChange() }

  /// Takes the size that `sizeThatFits(_:)` answers to its own; the top left corner stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Draws what the view shows beneath its subviews, in the current context; the default draws nothing.
  ///
  /// Called before a commit, once at first and then whenever it was asked for.
  ///
  /// - Parameter rect: What is to be drawn anew, in the view's own coordinates; nothing outside is changed.
  open func draw(_ rect: CGRect) { OptionalRequirement.isNotImplemented() }

  /// Asks for `draw(_:)` before the next commit.
  open func setNeedsDisplay() {
    awaitsFirstDrawing = false
    layer.setNeedsDisplay()
  }

  /// Asks for a part to be drawn anew before the next commit, in the view's own coordinates.
  open func setNeedsDisplay(_ rect: CGRect) {
    awaitsFirstDrawing = false
    layer.setNeedsDisplay(rect)
  }

  /// Draws the view with all in it in the current context, stretched over a rectangle.
  ///
  /// - Parameters:
  ///   - rect: In the context's coordinates.
  ///   - afterUpdates: Not used: the view is drawn as it is after its changes.
  /// - Returns: Whether there was a context and a size.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawNow(in: rect)
  }

  /// A view with a picture of this one and all in it, of the same size.
  ///
  /// What reaches beyond the bounds is not in it, nor is this view's own transform.
  ///
  /// - Parameter afterUpdates: Whether the picture is of the view as it is after its changes; else it is of what shows
  ///   now, with running animations.
  /// - Returns: `nil` for a view without a size, and without `afterUpdates` for one that was not on screen yet.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterUpdates: afterUpdates)
  }

  /// The color of what can be used, and of pictures that are shapes; that of the superview unless it is set.
  ///
  /// Setting `nil` goes back to that; at the top it is the system's blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superviewLink?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      spreadTintColor()
    }
  }

  /// The tint color has changed, here or further up; default does nothing.
  open func tintColorDidChange() {}

  /// What the surroundings say of how to look: what the view is in, but for what the view overrides.
  open var traitCollection: UITraitCollection { traitsNow }

  /// Light or dark for this view and those in it; default `.unspecified`, which leaves it to what it is in.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overrides.style }
    set { overrideTraits { $0.style = newValue } }
  }

  /// The traits have changed; default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether `point`, in the view's own coordinates, is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.contains(point)
  }

  /// The view that a touch at `point`, in this view's coordinates, belongs to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestHit(at: point, with: event)
  }

  /// The recognizers that watch touches in this view; default `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Lets a recognizer watch touches in this view and those in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Stops a recognizer of this view from watching.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer of this view may go on once it is sure; default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Step 1 of the action search, for the view's layer and those that follow its rules.
  ///
  /// - Returns: `NSNull` outside animation blocks, and for keys that blocks do not animate; an
  ///   animation inside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.action(for: layer, forKey: event)
  }

  /// Gives the layer its contents, in place of `draw(_:)`, where a subclass does; the default leaves them to it.
  open func display(_ layer: CALayer) {
    if layer !== self.layer || !skipsFirstDrawing() { OptionalRequirement.isNotImplemented() }
  }

  /// Draws the view's contents, for its layer: `draw(_:)` in the layer's context.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawContents(in: ctx) }
  }

  /// Lays out the subviews, between the controller's two calls.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { traitsNow.performAsCurrent { layOut() } }
  }
}
