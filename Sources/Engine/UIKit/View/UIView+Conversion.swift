public import QuartzCore

extension UIView {
  /// `point`, of this view, in the coordinates of `view`, or of the window for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmostView).layer)
  }

  /// `point`, of `view` or for `nil` of the window, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmostView).layer)
  }

  /// The box around `rect`, of this view, in the coordinates of `view`, or of the window for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmostView).layer)
  }

  /// The box around `rect`, of `view` or for `nil` of the window, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmostView).layer)
  }

  /// The window, or without one the view that holds all others.
  private var topmostView: UIView {
    var view = self
    while let superview = view.superviewLink { view = superview }
    return view
  }
}
