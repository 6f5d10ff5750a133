public import CoreGraphics

extension CALayer {
  /// Scrolls the nearest scroll layer above so that `p`, in this layer's coordinates, is at its origin.
  ///
  /// Without a scroll layer above, nothing happens.
  public func scroll(_ p: CGPoint) {
    guard let scroller = scrollLayerAbove else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer above as little as it takes to show `r`, in this layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller = scrollLayerAbove else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }

  /// The part of the bounds that no scroll layer above cuts off; an empty rectangle when none is left.
  public var visibleRect: CGRect {
    var visible = bounds
    var next = scrollLayerAbove
    while let scroller = next {
      visible = visible.intersection(convert(scroller.bounds, from: scroller))
      next = scroller.scrollLayerAbove
    }
    return visible.isNull ? .zero : visible
  }

  private var scrollLayerAbove: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let scroller = layer as? CAScrollLayer { return scroller }
      next = layer.superlayer
    }
    return nil
  }
}
