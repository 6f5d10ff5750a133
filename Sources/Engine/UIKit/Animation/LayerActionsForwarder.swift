public import QuartzCore

/// A layer delegate that forwards only the question for an action to a view.
///
/// A layer that is added to a view's layer animates by itself; with this delegate it follows the
/// view's rules: no animation outside an animation block, the block's inside. The layer does not
/// keep its delegate alive, so keep the forwarder, for example in the view. Once the view is gone
/// the layer animates by itself again.
public final class LayerActionsForwarder: CALayerDelegate {
  private weak var view: UIView?

  /// A forwarder to `view`, which it does not keep alive.
  public init(view: UIView) {
    self.view = view
  }

  /// The view's answer for `layer`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    view?.action(for: layer, forKey: event)
  }
}
