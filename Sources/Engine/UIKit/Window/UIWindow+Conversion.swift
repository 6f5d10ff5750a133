public import QuartzCore

/// Conversions between windows, whose positions on the screen are their frames' origins.
extension UIWindow {
  /// Converts a point of this window to the coordinates of `window`, or of the screen for `nil`.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }

  /// Converts a point of `window`, or of the screen for `nil`, to this window's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }

  /// The bounding box of a rectangle of this window in the coordinates of `window`, or of the screen for `nil`.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer)
  }

  /// The bounding box of a rectangle of `window`, or of the screen for `nil`, in this window's coordinates.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }
}
