import CoreGraphics

/// The engine: its state between calls (`EngineState`, `TreeEngine`), and the code that performs the pending work.
@MainActor
package final class Engine: TreeEngine {
  /// The engine in use.
  @inline(__always)
  static var whole: Engine { unsafeDowncast(inUse, to: Engine.self) }

  let hitSearch = HitSearch()
  let ways = LayerWays()
  let events = AnimationEvents()
  let layout = LayoutPass()
  let display = DisplayPass()
  private let resize = ResizePass()
  /// The display that is under way for a frame.
  var frameDisplay: FrameDisplay?

  /// An engine with nothing on show, nothing open and the machine's clock.
  package override init() { super.init() }

  override func prepareCommit() { PendingWork.settle(layout, display) }

  override func performCommit() {
    let layers = changed
    changed = []
    Commit.perform(layers)
  }

  override var hasEvents: Bool { events.hasWaiting }
  override func deliverEvents() { events.deliver() }

  // MARK: Changes and actions

  override func change(_ property: LayerProperty, of layer: CALayer, to value: AnimatableValue) {
    layer.change(property, to: value)
  }

  override func actionForChange(
    _ event: String,
    of layer: CALayer,
    takesDefault: Bool
  ) -> (any CAAction)? {
    layer.actionForChange(event, takesDefault: takesDefault)
  }

  override func searchAction(for event: String, on layer: CALayer) -> (any CAAction)? {
    layer.searchedAction(forKey: event)
  }

  override func attach(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
    layer.attach(animation, forKey: key)
  }

  override func report(_ layer: CALayer, _ property: String, _ problem: String) {
    EngineReport.report(layer, property, problem)
  }

  // MARK: The tree

  override func noteMove() { display.noteMove() }
  override func visibilityDidChange(of layer: CALayer) { layer.visibilityDidChange() }
  override func returnToWindow(_ root: CALayer) { root.returnToWindow() }

  // MARK: Hits

  override func deepestHit(of layer: CALayer, at p: CGPoint) -> CALayer? {
    layer.deepestHit(at: p, by: hitSearch)
  }

  override func hitsDidChange(of layer: CALayer, by property: LayerProperty) {
    layer.hitsDidChange(by: property)
  }

  override func hitListDidChange(of layer: CALayer) { layer.hitListDidChange() }

  // MARK: Layout

  override func markForLayout(_ layer: CALayer) { layer.markForLayout() }
  override func layOutSublayers(of layer: CALayer) { layer.layoutByDelegateOrManager() }

  override func boundsDidChange(of layer: CALayer, from old: CGRect) {
    layer.boundsDidChange(from: old)
  }

  override func tellSublayers(of layer: CALayer, withOldSize size: CGSize) {
    resize.tellSublayers(of: layer, withOldSize: size)
  }

  override func autoresize(_ layer: CALayer, from size: CGSize) { layer.autoresize(from: size) }
  override func preferredSize(of layer: CALayer) -> CGSize { layer.preferredSizeByManager }

  // MARK: Display

  override func markForDisplay(_ layer: CALayer, _ rect: CGRect) { layer.markForDisplay(rect) }
  override func listForDisplay(_ layer: CALayer) { display.list(layer) }
  override func display(_ layer: CALayer) { layer.displayByDelegateOrStore() }

  override func displaysForFrame(_ layer: CALayer) -> Bool {
    guard let frameDisplay, frameDisplay.layer === layer else { return false }
    frameDisplay.drawCopy()
    return true
  }

  override func drawsItself(_ layer: CALayer) -> Bool { layer.drawsItself }

  // MARK: Time

  override func setTiming<Value: BinaryFloatingPoint>(
    _ field: WritableKeyPath<LayerTiming, Value>,
    _ value: Value,
    _ key: String,
    of layer: CALayer
  ) {
    layer.changeTiming(field, value, key)
  }

  override func presentation(of layer: CALayer, at time: Double) -> CALayer? {
    layer.presentation(at: time)
  }

  override var timeOfFrameDisplay: Double? { frameDisplay?.time }
}

extension EngineState: EngineMaking {
  static func makeEngine() -> EngineState { Engine() }
}
