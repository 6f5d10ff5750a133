public import CoreGraphics

/// A layout manager that lays out the sublayers of a layer by their `constraints`.
///
/// On each axis of a frame, two constraints determine place and size. A single one of the place keeps the size, and a
/// single one of the size has no effect. Of more than two, the last one is used, and of the others the one that is
/// first in `CAConstraintAttribute`. The order of the sublayers does not matter. If constraints are cyclic, name a
/// layer that nothing places on that axis, or refer to the same attribute twice, the frame keeps its place on the axis.
/// All this is as measured on macOS.
@preconcurrency @MainActor
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  /// A layout manager; it can serve any number of layers.
  public override init() {
    super.init()
  }

  /// The layout manager of an archive: it has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing, as a layout manager has no values.
  open func encode(with coder: NSCoder) {}

  /// Whether archives may require secure coding: true.
  open class var supportsSecureCoding: Bool { true }

  /// Lays out the sublayers that have constraints.
  open func layoutSublayers(of layer: CALayer) {
    var solver = ConstraintSolver(layer)
    solver.solve()
    solver.apply()
  }

  /// The current size of the layer.
  open func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }

  /// Does nothing, as nothing is cached between layouts.
  open func invalidateLayout(of layer: CALayer) {}
}

extension CAConstraintLayoutManager: @MainActor NSSecureCoding {}
