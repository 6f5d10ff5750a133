public import QuartzCore

extension UIWindow {
  /// `point`, of this window, in the coordinates of `window`, or of the screen for `nil`.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = layer.convert(point, to: nil)
    return window?.layer.convert(onScreen, from: nil) ?? onScreen
  }

  /// `point`, of `window` or for `nil` of the screen, in this window's coordinates.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    layer.convert(window?.convert(point, to: nil as UIWindow?) ?? point, from: nil)
  }

  /// The box around `rect`, of this window, in the coordinates of `window`, or of the screen for `nil`.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = layer.convert(rect, to: nil)
    return window?.layer.convert(onScreen, from: nil) ?? onScreen
  }

  /// The box around `rect`, of `window` or for `nil` of the screen, in this window's coordinates.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    layer.convert(window?.convert(rect, to: nil as UIWindow?) ?? rect, from: nil)
  }
}
