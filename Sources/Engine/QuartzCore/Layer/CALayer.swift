public import CoreGraphics

/// A node of the layer tree: a rectangle with contents, sublayers and animations.
///
/// Setting a property changes the model at once, and the screen after the transaction commits. An animatable property
/// changes on screen by an action that the action search finds (`action(forKey:)`). Units are points, seconds and
/// radians; y points down, as in UIKit.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The model values; their memory is shared with the last commit until they change.
  @usableFromInline final var modelValues = CALayer.newValues
  /// The values as of the last commit; `nil` until the layer has been committed in a window's tree.
  package final var committed: CopyOnWrite<LayerValues>?
  package final var tree = TreeLinks()
  package final var animations = LayerAnimations()
  package final var pending = PendingWork()
  package final var shown = ShownLayer()
  /// What few layers have; `nil` until something of it is set.
  final var extras: LayerExtras?
  /// The origin that `frame` was last set to.
  final var frameOrigin: CGPoint?
  /// The model of a presentation copy, and the copy's global time.
  package private(set) final var presentationSource: (model: CALayer, time: Double)?

  /// The layer's delegate: first in the action search.
  ///
  /// The layer does not keep it alive.
  open weak var delegate: (any CALayerDelegate)?
  /// A name to find the layer by; default `nil`.
  open var name: String? {
    didSet { if name != oldValue { nameDidChange() } }
  }
  /// Actions by event: step 2 of the action search; `NSNull()` for an event stops the search.
  open var actions: [String: any CAAction]?
  /// Values for keys that are not set, and actions: step 3 of the action search.
  open var style: [AnyHashable: Any]? {
    didSet {
      guard type(of: self).needsDisplay(forKey: "style"),
        style.map({ NSDictionary(dictionary: $0) })
          != oldValue.map({ NSDictionary(dictionary: $0) })
      else { return }
      setNeedsDisplay()
    }
  }

  /// When the layer's time begins, in the superlayer's time, seconds; default 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { TreeEngine.current.setTiming(\.beginTime, newValue, "beginTime", of: self) }
  }

  /// The layer's duration in seconds; default infinite.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The speed of the layer's time relative to its superlayer's; 0 stops it; default 1.
  open var speed: Float {
    get { timing.speed }
    set { TreeEngine.current.setTiming(\.speed, newValue, "speed", of: self) }
  }

  /// Seconds added to the layer's time; default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { TreeEngine.current.setTiming(\.timeOffset, newValue, "timeOffset", of: self) }
  }

  /// Stored; default 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Stored; default 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Stored; default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Stored; default `.removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// A layer of size zero at (0, 0).
  public required override init() {
    super.init()
  }

  /// A copy of `layer`'s values, without its place in the tree and its animations.
  ///
  /// The engine makes presentation layers with it. A subclass that has stored properties of its own overrides it and
  /// copies them. If `layer` is of another class nothing is copied: `CAShapeLayer(layer: view.layer)` is a new shape
  /// layer.
  public required init(layer: Any) {
    super.init()
    guard let other = layer as? Self else { return }
    modelValues = other.modelValues
    name = other.name
    style = other.style
    extras = other.extras.map { LayerExtras(copying: $0) }
    frameOrigin = other.frameOrigin
  }

  /// The layer of an archive, with its sublayers, mask and animations; `nil` for an archive that is damaged.
  public required init?(coder: NSCoder) {
    super.init()
    guard archiving?.takeArchive(coder) == true else { return nil }
  }

  /// Writes the layer to an archive: every value that `shouldArchiveValue(forKey:)` is true for, and its animations.
  ///
  /// A subclass that has stored properties of its own overrides it and writes them. Delegates are not written, nor are
  /// values that archives cannot hold, such as a pattern color or an attributed string; the latter are reported.
  open func encode(with coder: NSCoder) {
    archiving?.writeArchive(coder)
  }

  /// Whether an archive of the layer contains the value of a key.
  ///
  /// The default is true for a value other than that of a new layer, and, as on Apple's systems, for `cornerCurve`,
  /// `contentsFormat`, `allowsEdgeAntialiasing` and `allowsGroupOpacity`; false for what follows from other values.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    archiving?.hasValueToArchive(forKey: key) == true
  }

  /// Whether archives may require secure coding: true.
  open class var supportsSecureCoding: Bool { true }

  /// The class that an archive names, under a name that can be found again.
  open override nonisolated var classForKeyedArchiver: AnyClass? { namedForArchives() }

  /// The size and the origin of the layer's own coordinates, in points; animatable; default zero.
  open var bounds: CGRect {
    get { values.bounds }
    set { set(.bounds, to: .rect(newValue.standardized)) }
  }

  /// The place of the anchor point in the superlayer, in points; animatable; default (0, 0).
  open var position: CGPoint {
    get { values.position }
    set { set(.position, to: .point(newValue)) }
  }

  /// The depth by which siblings are sorted for drawing, before array order; points; animatable; default 0.
  open var zPosition: CGFloat {
    get { CGFloat(values.zPosition) }
    set { set(.zPosition, to: .number(Double(newValue))) }
  }

  /// The point that `position` and `transform` refer to, in unit coordinates of the bounds; animatable; default the
  /// center.
  ///
  /// Changing it moves the layer.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(.anchorPoint, to: .point(newValue)) }
  }

  /// The depth of the anchor point, in points; animatable; default 0.
  open var anchorPointZ: CGFloat {
    get { CGFloat(values.anchorPointZ) }
    set { set(.anchorPointZ, to: .number(Double(newValue))) }
  }

  /// The transform about the anchor point; animatable; default identity.
  open var transform: CATransform3D {
    get { values.transform }
    set { set(.transform, to: .transform(newValue)) }
  }

  /// The transform of all sublayers, about this layer's anchor point; animatable; default identity.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { set(.sublayerTransform, to: .transform(newValue)) }
  }

  /// The bounding box of the layer in its superlayer, in points.
  ///
  /// Derived; setting it sets bounds and position.
  open var frame: CGRect {
    get { values.frame(setAt: frameOrigin) }
    set { setFrame(newValue) }
  }

  /// Whether the layer and its sublayers are hidden; key "hidden"; animatable; default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(.hidden, to: .flag(newValue)) }
  }

  /// The opacity of the layer with its sublayers as one picture, 0 (transparent) … 1 (opaque); animatable; default 1.
  ///
  /// Values outside of the range are stored, and clamped for drawing.
  open var opacity: Float {
    get { Float(values.opacity) }
    set { set(.opacity, to: .number(Double(newValue))) }
  }

  /// The color that fills the bounds behind the contents; animatable; default `nil`: transparent.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(.backgroundColor, to: newValue.map { .color($0) } ?? .none) }
  }

  /// The contents: a `CGImage`, or `nil`; animatable (switches half way).
  ///
  /// Any other value is stored but not drawn.
  open var contents: Any? {
    get { values.contents ?? foreignContents }
    set { setContents(newValue) }
  }

  /// The superlayer; `nil` for a root.
  ///
  /// The sublayer does not keep it alive.
  open var superlayer: CALayer? { superlayerForReading }

  /// The sublayers, back to front; `nil` if there are none.
  ///
  /// An assignment replaces them all.
  open var sublayers: [CALayer]? {
    get { sublayersForReading }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Appends `layer` in front of the sublayers; a layer that has a superlayer is removed from it first.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { tree.sublayers.count }
  }

  /// Inserts `layer` at `idx`, counted from the back; an index past the end appends.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { Int(idx) }
  }

  /// Removes the layer from its superlayer; its animations end with the commit.
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  /// The deepest, frontmost layer at `p` (in the superlayer's coordinates), this one included.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    TreeEngine.current.deepestHit(of: self, at: p)
  }

  /// Whether `p` (in the layer's own coordinates) is in the bounds; the minimum edges are inside, the maximum ones are
  /// not.
  open func contains(_ p: CGPoint) -> Bool {
    let b = values.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  /// Requests a layout before the next commit; without effect during the layer's own layout.
  open func setNeedsLayout() {
    TreeEngine.current.markForLayout(self)
  }

  /// Lays out the sublayers; the default calls the delegate, else the layout manager.
  ///
  /// Called before a commit if needed.
  open func layoutSublayers() {
    TreeEngine.current.layOutSublayers(of: self)
  }

  /// The preferred size of the layer, in its superlayer's points.
  open func preferredFrameSize() -> CGSize { TreeEngine.current.preferredSize(of: self) }

  /// Called after the size of the bounds changed from `size`; the default calls the sublayers.
  open func resizeSublayers(withOldSize size: CGSize) {
    for sublayer in tree.sublayers { sublayer.resize(withOldSuperlayerSize: size) }
  }

  /// Called after the size of the superlayer's bounds changed from `size`; the default applies the `autoresizingMask`.
  open func resize(withOldSuperlayerSize size: CGSize) {
    TreeEngine.current.autoresize(self, from: size)
  }

  /// Requests `display()` before the next commit, with all of the layer to be drawn again.
  ///
  /// Without it nothing is ever drawn.
  open func setNeedsDisplay() {
    TreeEngine.current.markForDisplay(self, .infinite)
  }

  /// Requests `display()` before the next commit, with `r` to be drawn again in addition to earlier requests; in the
  /// layer's own coordinates.
  open func setNeedsDisplay(_ r: CGRect) {
    TreeEngine.current.markForDisplay(self, r)
  }

  /// Draws the layer's contents again; called before a commit if needed.
  ///
  /// The default lets the delegate set the contents; else it makes a store, calls `draw(in:)` to draw into it, and
  /// makes it the contents.
  open func display() {
    TreeEngine.current.display(self)
  }

  /// Draws the layer's contents; the default calls the delegate.
  ///
  /// - Parameter ctx: A context with the layer's own coordinates, clipped to the part to be drawn again.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer as it is, with its sublayers, in its own coordinates.
  ///
  /// Layers that need display are displayed; nothing is laid out. A presentation copy draws the values on screen.
  open func render(in ctx: CGContext) {
    ((self as NSObject) as? any RenderedLayer)?.drawNow(in: ctx)
  }

  /// The class's own action for an event: step 4 of the action search; default `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The default value of a key, as an object; `nil` where there is none, or where it is zero, except for Booleans.
  open class func defaultValue(forKey key: String) -> Any? {
    ((self as NSObject.Type) as? any KeyedLayer.Type)?.keyedDefault(forKey: key)
  }

  /// The class as a `LayerKind`; `nil` for a plain layer.
  ///
  /// A special class of the engine conforms to `LayerKind`, all that the engine asks of it, and returns itself.
  class var kind: (any LayerKind.Type)? { nil }

  /// Whether a change of `key` redraws the layer; default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action for an event, or `nil` for none: the result of the whole search.
  ///
  /// If no step of the search answers, a committed layer's animatable property gets the default animation. An override
  /// decides alone: `nil` means no animation.
  open func action(forKey event: String) -> (any CAAction)? {
    TreeEngine.current.searchAction(for: event, on: self)
  }

  /// Adds a copy of `anim` under `key`, replacing an animation that is there; `nil` keys never replace one.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    TreeEngine.current.attach(anim, forKey: key, to: self)
  }

  /// Sets a property, or any other key, by name.
  open func setValue(_ value: Any?, forKey key: String) {
    keyed?.setKeyedValue(value, forKey: key)
  }

  /// The value of a property, or any other key, by name; for keys never set the style's value, then the class's
  /// default.
  ///
  /// As on Apple's systems it is an object that can be cast to each type that fits. A number is an `NSNumber`, which
  /// casts to `Double` and `CGFloat`, and to `Float`, `Int` and `Bool` if it is exactly one of their values. Geometry
  /// is an `NSValue`, which casts to `CGPoint` or whatever type it is. A name or text is an `NSString`, which casts to
  /// `String` and to the types of names, such as `CALayerContentsGravity`. Other casts are `nil`. A key path leads
  /// through layers, animations, cells, filters, lists, dictionaries and geometry; other objects, such as a view that
  /// is the delegate, have no keys here.
  open func value(forKey key: String) -> Any? {
    keyed?.keyedValue(forKey: key)
  }
}

extension CALayer {
  /// The values of a new layer, in memory that all new layers share until one of their values is set.
  @usableFromInline static let newValues = CopyOnWrite(LayerValues())

  /// The model values; for a presentation copy the values shown at its time.
  @inlinable package final var values: LayerValues {
    @inline(__always) _read { yield modelValues.value }
    @inline(__always) _modify { yield &modelValues.value }
  }
}

extension CALayer {
  /// Makes this a presentation copy: it is for reading only, and layers of its tree are copies at the same time.
  package func becomePresentation(of model: CALayer, values: LayerValues, at time: Double) {
    presentationSource = (model, time)
    pending.isOfCopy = true
    self.values = values
    delegate = model.delegate
    actions = model.actions
  }
}

extension CALayer: @MainActor NSSecureCoding {}
