public import QuartzCore

extension UIResponder: KeyValueObserver {}

extension UIView: KeyValueObservable {
  package var observedLayer: CALayer { layer }

  package func observedProperties(of key: String) -> [LayerProperty]? {
    switch key {
    case "frame": [.bounds, .position, .transform, .anchorPoint]
    case "bounds": [.bounds]
    case "center": [.position]
    case "alpha": [.opacity]
    case "hidden": [.hidden]
    case "transform": [.transform]
    case "contentOffset" where self is UIScrollView: [.bounds]
    // (Values of the view's own, of which it notifies itself.)
    case "contentSize" where self is UIScrollView: []
    case "contentInset" where self is UIScrollView: []
    default: nil
    }
  }

  package func observedValue(of key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "hidden": isHidden
    case "transform": transform
    case "contentOffset": (self as? UIScrollView)?.contentOffset
    case "contentSize": (self as? UIScrollView)?.contentSize
    case "contentInset": (self as? UIScrollView)?.contentInset
    default: nil
    }
  }
}

extension UIView: KeyPathObservable {
  /// The view's layer. (Pegbar's own.)
  public var layerOfObservedValues: CALayer { layer }
}
