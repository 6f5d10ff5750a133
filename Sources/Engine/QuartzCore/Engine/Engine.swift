import CoreGraphics

/// The engine: all that is kept from one call to the next (`EngineState`, `TreeEngine`), and what works off what waits.
@MainActor
package final class Engine: TreeEngine {
  private let hitSearch = HitSearch()

  /// An engine with nothing on show, nothing open and the machine's clock.
  package override init() { super.init() }

  /// The hit tests of the engine in use.
  static var hitSearch: HitSearch { unsafeDowncast(inUse, to: Engine.self).hitSearch }

  override func prepareCommit() { PendingWork.settle() }
  override func performCommit() { commit.perform() }
  override var hasEvents: Bool { events.hasWaiting }
  override func deliverEvents() { events.deliver() }

  override func deepestHit(of layer: CALayer, at p: CGPoint) -> CALayer? { layer.deepestHit(at: p) }
}

extension EngineState: EngineMaking {
  static func makeEngine() -> EngineState { Engine() }
}
