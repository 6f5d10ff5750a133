import CoreGraphics

/// Places the sublayers of a layer by their `constraints` (SL9).
///
/// On each axis of a frame, two constraints fix place and size; a single one keeps the size, or, when it
/// is of the size, the side of least x or y. Constraints hold whatever the order of the sublayers.
/// Where they go round in a circle or contradict each other, the frame keeps its place on that axis.
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
