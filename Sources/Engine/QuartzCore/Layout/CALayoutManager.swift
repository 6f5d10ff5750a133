public import CoreGraphics

/// Places the sublayers of the layers that have it as their `layoutManager`.
///
/// Every requirement is optional; a layer asks its delegate first (LA3).
@MainActor
public protocol CALayoutManager: AnyObject {
  /// The frame size that suits the layer, in points of its superlayer (LA5).
  func preferredSize(of layer: CALayer) -> CGSize

  /// Called when the layer, laid out so far, needs layout: forget what you computed (peer 169).
  func invalidateLayout(of layer: CALayer)

  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
  /// The size that the layer has.
  public func preferredSize(of layer: CALayer) -> CGSize {
    OptionalRequirement.isNotImplemented()
    return layer.bounds.size
  }

  /// Forgets nothing.
  public func invalidateLayout(of layer: CALayer) {}

  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
