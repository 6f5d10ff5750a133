import CoreGraphics

/// Places the sublayers of a layer by their `constraints` (SL9).
///
/// On each axis of a frame, two constraints fix place and size; a single one of the place keeps the size,
/// and one of the size alone does nothing. Of more than two, the last one counts, and of the others that
/// which comes first in `CAConstraintAttribute`. Constraints hold whatever the order of the sublayers.
/// Where they go round in a circle, name a layer that nothing places on that axis, or come to the same
/// attribute twice, the frame keeps its place on the axis. All this as measured on macOS.
@MainActor
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  /// A layout manager; one serves any number of layers.
  public override init() {
    super.init()
  }

  /// Places the sublayers that have constraints.
  open func layoutSublayers(of layer: CALayer) {
    var solver = ConstraintSolver(layer)
    solver.solve()
    solver.apply()
  }

  /// The size that the layer has.
  open func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }

  /// Does nothing: nothing is kept from one layout to the next.
  open func invalidateLayout(of layer: CALayer) {}
}
