public import CoreGraphics

/// A node of the picture: a rectangle with contents, a place among its siblings, and animations.
///
/// Setting a property changes the model at once and the screen after the transaction commits; an
/// animatable one moves there by an action, which the action search chooses (`action(forKey:)`).
/// Points, seconds, radians; y points down, as in UIKit (GE15).
@MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model values, or for a presentation copy what shows at its time.
  package final var values = LayerValues()
  /// The values as of the last commit; `nil` until the layer has been committed in a window's tree.
  package final var committed: CommittedValues?
  package final var tree = TreeLinks()
  package final var animations = LayerAnimations()
  package final var timing = LayerTiming()
  package final var pending = PendingWork()
  package final var layout = LayoutSettings()
  package final var drawing = DrawingSettings()
  package final var shown = ShownLayer()
  /// Values under keys that the layer itself does not know (KP7).
  package final var extraValues: [String: Any] = [:]
  /// The origin that `frame` was last set to.
  final var frameOrigin: CGPoint?
  /// Contents that are not an image, kept so that they read back.
  package final var foreignContents: Any?
  /// The layer that this is a presentation copy of, and the copy's time.
  package private(set) final var presentationSource: (model: CALayer, time: Double)?

  /// The layer's owner: first in the action search.
  ///
  /// Not kept alive by the layer (TT3).
  open weak var delegate: (any CALayerDelegate)?
  /// A name to find the layer by; default `nil`.
  open var name: String? {
    didSet { if name != oldValue { nameDidChange() } }
  }
  /// Actions by event: step 2 of the action search (A2); `NSNull()` for an event stops the search.
  open var actions: [String: any CAAction]?
  /// Values for keys that are not set, and actions: step 3 of the action search (A2).
  open var style: [AnyHashable: Any]? {
    didSet {
      guard type(of: self).needsDisplay(forKey: "style"),
        style.map({ NSDictionary(dictionary: $0) })
          != oldValue.map({ NSDictionary(dictionary: $0) })
      else { return }
      setNeedsDisplay()
    }
  }

  /// A layer of no size at (0, 0).
  public required override init() {
    super.init()
  }

  /// A copy of `layer`'s values, without its place in the tree and its animations.
  ///
  /// The engine makes presentation layers with it (TR12). A subclass that has stored properties of
  /// its own overrides it and copies them. Of a layer of another class nothing is copied:
  /// `CAShapeLayer(layer: view.layer)` is a new shape layer.
  public required init(layer: Any) {
    super.init()
    guard let other = layer as? Self else { return }
    values = other.values
    timing = other.timing
    layout = other.layout
    drawing = other.drawing
    name = other.name
    style = other.style
    extraValues = other.extraValues
    foreignContents = other.foreignContents
    frameOrigin = other.frameOrigin
  }

  /// Size and origin of the layer's own coordinates, in points; animatable; default zero.
  open var bounds: CGRect {
    get { values.bounds }
    set { set(.bounds, to: .rect(newValue.standardized)) }
  }

  /// Where the anchor point lies in the superlayer, in points; animatable; default (0, 0).
  open var position: CGPoint {
    get { values.position }
    set { set(.position, to: .point(newValue)) }
  }

  /// Depth: siblings are drawn by it, then in array order (GE10); points; animatable; default 0.
  open var zPosition: CGFloat {
    get { CGFloat(values.zPosition) }
    set { set(.zPosition, to: .number(Double(newValue))) }
  }

  /// The point that `position` and `transform` hold on to, in the unit square of the bounds;
  /// animatable; default the middle.
  ///
  /// Changing it moves the layer (GE4).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }

  /// The anchor point's depth, in points; animatable; default 0.
  open var anchorPointZ: CGFloat {
    get { CGFloat(values.anchorPointZ) }
    set { set(.anchorPointZ, to: .number(Double(newValue))) }
  }

  /// Applied about the anchor point; animatable; default identity.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(.transform, to: .transform(newValue)) }
  }

  /// Applied to all sublayers about this layer's anchor point (GE8); animatable; default identity.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }

  /// The box around the layer in its superlayer, in points.
  ///
  /// Derived; setting it sets bounds and position (GE3).
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  /// Whether the layer and its sublayers are left out; key "hidden"; animatable; default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(.hidden, to: .flag(newValue)) }
  }

  /// 0 (clear) … 1 (opaque), for the layer with its sublayers as one picture (RE5); animatable;
  /// default 1.
  ///
  /// Values outside are kept and drawn clamped.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { set(.opacity, to: .number(Double(newValue))) }
  }

  /// Fills the bounds behind the contents; animatable; default `nil`, which is clear.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(.backgroundColor, to: newValue.map { .color($0) } ?? .none) }
  }

  /// The picture: a `CGImage`, or `nil`; animatable (switches half way).
  ///
  /// Anything else is kept but not drawn.
  open var contents: Any? {
    get { values.contents ?? foreignContents }
    set { setContents(newValue) }
  }

  /// The superlayer; `nil` for a root.
  ///
  /// Not kept alive by the sublayer (TT3).
  open var superlayer: CALayer? { superlayerForReading }

  /// The sublayers, back to front; `nil` when there are none (peer 143).
  ///
  /// Assigning replaces them all.
  open var sublayers: [CALayer]? {
    get { sublayersForReading }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Appends `layer` in front; one that has a superlayer leaves it first (TT1).
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { tree.sublayers.count }
  }

  /// Inserts `layer` at `idx`, counted from the back; an index past the end appends.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { Int(idx) }
  }

  /// Takes the layer out of its superlayer; its animations end with the commit (R8).
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  /// The deepest, frontmost layer at `p` (in the superlayer's coordinates), this one included (HT1).
  open func hitTest(_ p: CGPoint) -> CALayer? {
    deepestHit(at: p)
  }

  /// What a hit test of a layer above finds here, at `p` in the superlayer's coordinates.
  package func hitFromAbove(_ p: CGPoint) -> CALayer? { hitTest(p) }

  /// Whether `p` (in the layer's own coordinates) is in the bounds: least edges in, greatest out (HT2).
  open func contains(_ p: CGPoint) -> Bool {
    let b = values.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  /// Asks for a layout before the next commit (LA1); never for one more during the layer's own layout.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Places the sublayers; the default asks the delegate, else the layout manager (LA3).
  ///
  /// Called before a commit when needed.
  open func layoutSublayers() {
    layoutByDelegateOrManager()
  }

  /// The size that suits the layer, in its superlayer's points (LA5).
  open func preferredFrameSize() -> CGSize { preferredSizeByManager }

  /// Called when the bounds have got another size than `size`; the default tells the sublayers (LA6).
  open func resizeSublayers(withOldSize size: CGSize) {
    for sublayer in tree.sublayers { sublayer.resize(withOldSuperlayerSize: size) }
  }

  /// Called when the superlayer's bounds have got another size than `size`; the default goes by the
  /// `autoresizingMask` (LA6).
  open func resize(withOldSuperlayerSize size: CGSize) {
    autoresize(from: size)
  }

  /// Asks for `display()` before the next commit, with all of the layer to be drawn anew.
  ///
  /// Without it nothing is ever drawn (DI1).
  open func setNeedsDisplay() {
    markForDisplay(.everything)
  }

  /// Asks for `display()` before the next commit, with `r` to be drawn anew and all else that was asked
  /// for (DI4); in the layer's own coordinates.
  open func setNeedsDisplay(_ r: CGRect) {
    markForDisplay(r)
  }

  /// Draws anew what the layer shows; called before a commit when needed.
  ///
  /// The default lets the delegate set the contents, or makes a store, has `draw(in:)` draw into it, and
  /// puts it in the place of the contents (DI2).
  open func display() {
    displayByDelegateOrStore()
  }

  /// Draws the layer's contents; the default asks the delegate (DI2).
  ///
  /// - Parameter ctx: Where to draw, in the layer's own coordinates (DI7); cut to what is to be drawn anew.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer as it is, with its sublayers, in its own coordinates (RE16).
  ///
  /// What waits to be displayed is displayed; nothing is laid out. A presentation copy draws what shows.
  open func render(in ctx: CGContext) {
    LayerDrawing.draw(self, in: ctx)
  }

  /// The class's own action for an event: step 4 of the action search (A2); default `nil` (peer 1).
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of a key that was never set, as an object; `nil` where there is none, or where it is zero, but for
  /// Booleans (peer 142).
  open class func defaultValue(forKey key: String) -> Any? {
    LayerDefaults.value(forKey: key, of: self)
  }

  /// The properties that key-value access reaches, but for those that are plain values.
  package class var keys: [String: ObjectKey] { ObjectKey.ofLayer }

  /// The properties that the engine's own class declares with `@Animatable`.
  class var declaredKeys: [any DeclaredDefault] { [] }

  /// Whether a change of `key` redraws the layer; default false (DI6).
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether the layer draws its contents from other values, anew for each size and scale.
  package class var drawsItself: Bool { false }

  /// Whether hits lie in the bounds and the sublayers alone, so that others need not be asked (HT1–HT4).
  ///
  /// Never true of a class that somebody may have derived: `hitTest(_:)` and `contains(_:)` are open.
  package class var keepsHitRules: Bool { self == CALayer.self }

  /// Whether sublayers keep their places in space instead of being flattened to the layer's plane (GE9).
  ///
  /// - Parameter values: Those of the properties that its class declares.
  /// - Returns: False for a layer that is flattened.
  func isSpace(with values: CustomValues) -> Bool { false }

  /// Whether what is below it is listed anew as one when anything of it changes.
  package class var listsBelowAsOne: Bool { false }

  /// What the layer makes of its sublayers where it has `values`; `nil` where it shows them once.
  func replication(with values: LayerValues) -> Replication? { nil }

  /// Whether the class paints anything by properties that it declares.
  class var declaresContent: Bool { false }

  /// What the layer paints by the properties that its class declares, where they have `values`.
  ///
  /// A class that paints any keeps what it has made, for as long as the values are the same.
  func declaredContent(of values: CustomValues) -> DeclaredContent { .none }

  /// The same at a time of the layer's own, for a class whose picture follows from that; `nil` for the frame's.
  func declaredContent(of values: LayerValues, at time: Double?) -> DeclaredContent {
    declaredContent(of: values.custom)
  }

  /// What an animation's key path names of something that the layer has, but that is no property of it.
  func memberTarget(ofKeyPath keyPath: String) -> KeyPathTarget? { nil }

  /// Sets what a key path names of such a thing; false when it names nothing of the kind.
  func setMemberValue(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }

  /// What a key path names of such a thing; `nil` when it names nothing of the kind.
  func memberValue(forKeyPath keyPath: String) -> Any?? { nil }

  /// The model is what is shown now, in a context, from a global time on; only for a class that `notesCommits`.
  func noteCommit(in context: LayerContext, at globalTime: Double) {}

  /// Whether the class has to know when it is committed.
  class var notesCommits: Bool { false }

  /// The action for an event, or `nil` for none: the result of the whole search (A2, A3).
  ///
  /// When every step says "go on", a committed layer's animatable property gets the default
  /// animation (A5, A6). An override decides alone: returning `nil` means no animation.
  open func action(forKey event: String) -> (any CAAction)? {
    searchedAction(forKey: event)
  }

  /// Adds a copy of `anim` under `key`, replacing one that is there (R1); `nil` keys never collide.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  /// Sets a property, or any other key, by name (KP7).
  open func setValue(_ value: Any?, forKey key: String) {
    setKeyedValue(value, forKey: key)
  }

  /// A property, or any other key, by name; for keys never set the style's value, then the class's default (KP8).
  ///
  /// As on Apple's systems it is an object, which casts lead from to each type that fits: a number is an `NSNumber` and
  /// casts to `Double`, `CGFloat`, `Float`, `Int` and `Bool`, to the last three where it is exactly one of theirs;
  /// geometry is an `NSValue` and casts to `CGPoint` or what it is; a name or text is an `NSString` and casts to
  /// `String` and the types of names, such as `CALayerContentsGravity`. Other casts are `nil`. A key path leads through
  /// layers, animations, cells, filters, lists, dictionaries and geometry; other objects, such as a view that is the
  /// delegate, have no keys here.
  open func value(forKey key: String) -> Any? {
    keyedValue(forKey: key)
  }
}

extension CALayer {
  /// Makes this a presentation copy: reads only, its tree answers copies at the same time.
  package func becomePresentation(of model: CALayer, values: LayerValues, at time: Double) {
    presentationSource = (model, time)
    pending.isOfCopy = true
    self.values = values
    delegate = model.delegate
    actions = model.actions
  }
}
