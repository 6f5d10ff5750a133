public import CoreGraphics

extension CALayer {
  /// The part of the bounds that is inside of all scroll layers above; empty if nothing is.
  public var visibleRect: CGRect {
    var visible = bounds
    var next = superlayer
    while let layer = next {
      if type(of: layer).kind?.scrolls == true {
        visible = visible.intersection(convert(layer.bounds, from: layer))
      }
      next = layer.superlayer
    }
    return visible.isNull ? .zero : visible
  }
}
