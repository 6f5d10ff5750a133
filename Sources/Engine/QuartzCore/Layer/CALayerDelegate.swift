public import CoreGraphics

/// What a layer asks of its owner: its contents, the place of its sublayers, and its actions.
///
/// Every requirement is optional; the layer sees which ones the delegate implements (DI3).
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents, in place of all that the layer would do to draw itself (DI2).
  func display(_ layer: CALayer)

  /// Draws the layer's contents.
  ///
  /// Called by the layer's own `draw(in:)` (DI2).
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - ctx: Where to draw, in the layer's own coordinates (DI7); cut to what is to be drawn anew.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before the layer's drawing is made room for: the last moment to say how (DI2).
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers; its layout manager is not asked then (LA3).
  func layoutSublayers(of layer: CALayer)

  /// Step 1 of the action search (A2): an action, `NSNull` for "none, stop here", or `nil` for "go on".
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

  /// Goes on with the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
