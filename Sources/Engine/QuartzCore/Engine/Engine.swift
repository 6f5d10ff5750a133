import CoreGraphics

/// The engine: all that is kept from one call to the next (`EngineState`, `TreeEngine`), and what works off what waits.
@MainActor
package final class Engine: TreeEngine {
  /// The engine that everything uses that happens now.
  @inline(__always)
  static var whole: Engine { unsafeDowncast(inUse, to: Engine.self) }

  let hitSearch = HitSearch()
  let ways = LayerWays()
  let events = AnimationEvents()
  let display = DisplayPass()
  private let resize = ResizePass()
  /// The display that is under way for a frame.
  var frameDisplay: FrameDisplay?

  /// An engine with nothing on show, nothing open and the machine's clock.
  package override init() { super.init() }

  override func prepareCommit() { PendingWork.settle(layout, display) }
  override func performCommit() { commit.perform() }
  override var hasEvents: Bool { events.hasWaiting }
  override func deliverEvents() { events.deliver() }

  override func deepestHit(of layer: CALayer, at p: CGPoint) -> CALayer? {
    layer.deepestHit(at: p, by: hitSearch)
  }

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

  override func listForDisplay(_ layer: CALayer) { display.list(layer) }
  override func noteMove() { display.noteMove() }

  override func searchAction(for event: String, on layer: CALayer) -> (any CAAction)? {
    layer.searchedAction(forKey: event)
  }

  override func attach(_ animation: CAAnimation, forKey key: String?, to layer: CALayer) {
    layer.attach(animation, forKey: key)
  }

  override func preferredSize(of layer: CALayer) -> CGSize { layer.preferredSizeByManager }

  override func tellSublayers(of layer: CALayer, withOldSize size: CGSize) {
    resize.tellSublayers(of: layer, withOldSize: size)
  }

  override func autoresize(_ layer: CALayer, from size: CGSize) { layer.autoresize(from: size) }

  override var timeOfFrameDisplay: Double? { frameDisplay?.time }

  override func displaysForFrame(_ layer: CALayer) -> Bool {
    guard let frameDisplay, frameDisplay.layer === layer else { return false }
    frameDisplay.drawCopy()
    return true
  }
}

extension EngineState: EngineMaking {
  static func makeEngine() -> EngineState { Engine() }
}
