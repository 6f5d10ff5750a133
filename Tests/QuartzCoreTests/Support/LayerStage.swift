import QuartzCore
import RandomScenes
import Testing

/// A layer tree on show, with a clock that the test sets by hand.
///
/// Tests that use it have no `await`, so that the clock and the open transactions, which all of them
/// share, are one test's at a time.
final class LayerStage {
  let root = CALayer()
  let context: LayerContext
  /// What the engine reported since the stage was made.
  private(set) var reports: [String] = []
  /// The newest stage stays alive until the next is made, whatever a test keeps of it.
  private static var current: LayerStage?

  /// An empty tree of 400 × 300 points, committed at `time` seconds.
  init(at time: Double = 0) {
    MediaClock.set(time)
    endOpenTransactions()
    context = LayerContext(root: root)
    Self.current = self
    EngineReport.handler = { [weak self] message in self?.reports.append(message) }
    withoutActions { root.frame = CGRect(x: 0, y: 0, width: 400, height: 300) }
    CATransaction.flush()
  }

  /// A committed 100 × 50 layer at (200, 100), in front of what is there.
  func addLayer<Layer: CALayer>(_ layer: Layer, named name: String? = nil) -> Layer {
    withoutActions {
      layer.name = name
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.position = CGPoint(x: 200, y: 100)
      root.addSublayer(layer)
    }
    CATransaction.flush()
    return layer
  }

  /// A committed plain layer of 100 × 50 points at (200, 100).
  func addLayer(named name: String? = nil) -> CALayer {
    addLayer(CALayer(), named: name)
  }

  /// One frame as the window makes it: the clock moves, changes are committed, and ends are notified.
  func advance(to time: Double) {
    MediaClock.set(time)
    CATransaction.flush()
    context.updateFrame(at: time, scale: 1)
    context.finishFrame(at: time)
    CATransaction.flush()
  }
}

/// Runs `changes` in a transaction that looks for no actions.
func withoutActions(_ changes: () -> Void) {
  inTransaction {
    CATransaction.setDisableActions(true)
    changes()
  }
}

/// Runs `changes` in an explicit transaction.
func inTransaction(_ changes: () -> Void) {
  CATransaction.begin()
  changes()
  CATransaction.commit()
}

extension LayerStage {
  /// What `layer` shows at `time`, without a frame being made for it.
  func shown<Layer: CALayer>(_ layer: Layer, at time: Double) throws -> Layer {
    MediaClock.set(time)
    return try #require(layer.presentation())
  }

  /// Commits `animation` at `time`, under `key`.
  func add(
    _ animation: CAAnimation,
    to layer: CALayer,
    forKey key: String? = "animation",
    at time: Double = 0
  ) {
    MediaClock.set(time)
    layer.add(animation, forKey: key)
    CATransaction.flush()
  }
}
