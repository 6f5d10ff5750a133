import CoreGraphics

/// What a layer asks of its owner.
///
/// Every requirement is optional: the default does nothing (DI3).
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Step 1 of the action search (A2): an action, `NSNull` for "none, stop here", or `nil` for "go on".
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

  /// Lays out the layer's sublayers, before its layout manager would (LA3).
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Goes on with the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}
