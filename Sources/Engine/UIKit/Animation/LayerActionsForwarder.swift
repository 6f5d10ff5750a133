public import QuartzCore

/// A layer delegate that forwards only the action search to a view.
///
/// A layer that is added to a view's layer animates implicitly. With this delegate it follows the view's rules: no
/// animation outside an animation block, the block's animation inside. The layer does not keep its delegate alive, so
/// keep a reference to the forwarder, for example in the view. Once the view is deallocated the layer animates
/// implicitly again.
public final class LayerActionsForwarder: CALayerDelegate {
  private weak var view: UIView?

  /// A forwarder to `view`, which it references weakly.
  public init(view: UIView) {
    self.view = view
  }

  /// The view's action for `layer`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    view?.action(for: layer, forKey: event)
  }
}
