import CoreGraphics
import QuartzCore

/// A committed tree on screen: a root, and a field of flat siblings in it.
final class BenchTree {
  let root = CALayer()
  let context: LayerContext
  /// The siblings, row by row.
  let layers: [CALayer]
  /// The number of siblings in a row.
  let columns: Int
  /// The distance from one sibling to the next, in points; each is 10 × 10 points, so they do not touch.
  static let pitch = 12.0
  /// The newest tree stays alive until the next is made: a tree whose context is gone is not on screen.
  private static var current: BenchTree?

  /// A tree of `count` siblings, committed at 0 seconds with nothing running.
  init(count: Int) {
    MediaClock.set(0)
    let columns = Int(Double(count).squareRoot().rounded(.up))
    self.columns = columns
    layers = (0..<count).map { _ in CALayer() }
    context = LayerContext(root: root)
    withoutActions {
      let side = Double(columns) * Self.pitch
      root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      root.position = CGPoint(x: side / 2, y: side / 2)
      root.sublayers = layers
      for (index, layer) in layers.enumerated() {
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        layer.position = home(of: index)
      }
    }
    CATransaction.flush()
    Self.current = self
    // The tree before has just left the screen, and that has a commit of its own to come.
    CATransaction.flush()
    _ = context.displayList(at: 0, scale: 1)
    context.finishFrame(at: 0)
  }

  /// Releases the newest tree: its memory, and the time to free it, would count for the next.
  static func removeNewest() {
    current = nil
    CATransaction.flush()
  }

  /// The initial position of the sibling at `index`: its middle, in points.
  func home(of index: Int) -> CGPoint {
    CGPoint(
      x: (Double(index % columns) + 0.5) * Self.pitch,
      y: (Double(index / columns) + 0.5) * Self.pitch
    )
  }
}

/// Runs `changes` in a transaction with actions disabled, and commits it.
func withoutActions(_ changes: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  changes()
  CATransaction.commit()
}
