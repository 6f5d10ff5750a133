public import QuartzCore

/// Between windows, whose places on the screen are their frames' origins.
extension UIWindow {
  /// `point`, of this window, in the coordinates of `window`, or of the screen for `nil`.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    layer.convert(point, to: window?.layer)
  }

  /// `point`, of `window` or for `nil` of the screen, in this window's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(point, from: window?.layer)
  }

  /// The box around `rect`, of this window, in the coordinates of `window`, or of the screen for `nil`.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    layer.convert(rect, to: window?.layer)
  }

  /// The box around `rect`, of `window` or for `nil` of the screen, in this window's coordinates.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(rect, from: window?.layer)
  }
}
