public import CoreGraphics

/// The owner of a layer, which can provide its contents, the layout of its sublayers, and its actions.
///
/// Every requirement is optional; the layer detects which ones the delegate implements.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents, in place of the layer's own drawing.
  func display(_ layer: CALayer)

  /// Draws the layer's contents.
  ///
  /// Called by the layer's own `draw(in:)`.
  ///
  /// - Parameters:
  ///   - layer: The layer to draw.
  ///   - ctx: A context with the layer's own coordinates, clipped to the part to be drawn again.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the store of the layer's drawing is made, so that settings of the drawing can still be changed.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers, in place of the layout manager.
  func layoutSublayers(of layer: CALayer)

  /// Step 1 of the action search: an action, `NSNull` for "none, stop here", or `nil` for "continue".
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves the drawing to the layer.
  public func display(_ layer: CALayer) { OptionalRequirement.isNotImplemented() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Changes nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Leaves the layout to the layout manager.
  public func layoutSublayers(of layer: CALayer) { OptionalRequirement.isNotImplemented() }

  /// Continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
