public import CoreGraphics

extension CALayer {
  /// Scrolls the nearest scroll layer, from this layer up, so that `p`, in this layer's coordinates, is the origin of
  /// its bounds.
  ///
  /// Without a scroll layer this has no effect.
  public func scroll(_ p: CGPoint) {
    guard let scroller = nearestScrollLayer else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer, from this layer up, by the smallest amount that makes `r` visible, in this
  /// layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = nearestScrollLayer else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  private var nearestScrollLayer: CAScrollLayer? {
    var next: CALayer? = self
    while let layer = next {
      if let scroller = layer as? CAScrollLayer { return scroller }
      next = layer.superlayer
    }
    return nil
  }
}
