public import QuartzCore

extension UIView {
  /// Converts a point of this view to the coordinates of `view`, or of the window for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmostView).layer)
  }

  /// Converts a point of `view`, or of the window for `nil`, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmostView).layer)
  }

  /// The bounding box of a rectangle of this view in the coordinates of `view`, or of the window for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmostView).layer)
  }

  /// The bounding box of a rectangle of `view`, or of the window for `nil`, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmostView).layer)
  }

  /// The window, or without one the topmost superview.
  private var topmostView: UIView {
    var view = self
    while let superview = view.superviewLink { view = superview }
    return view
  }
}
