public import CoreGraphics

/// An object that lays out the sublayers of the layers that have it as their `layoutManager`.
///
/// Every requirement is optional; a layer calls its delegate first.
@preconcurrency @MainActor
public protocol CALayoutManager: AnyObject {
  /// The preferred frame size of the layer, in points of its superlayer.
  func preferredSize(of layer: CALayer) -> CGSize

  /// Called when a layer that was laid out needs layout again: clear cached results.
  func invalidateLayout(of layer: CALayer)

  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// The current size of the layer.
  public func preferredSize(of layer: CALayer) -> CGSize {
    OptionalRequirement.isNotImplemented()
    return layer.bounds.size
  }

  /// Does nothing.
  public func invalidateLayout(of layer: CALayer) {}

  /// Does not change the sublayers.
  public func layoutSublayers(of layer: CALayer) {}
}
