import QuartzCore

/// Zooming the content: scales the view that the delegate returns, by its transform.
///
/// Two fingers zoom about their center (with Ctrl held the mouse acts as two), and the wheel with Ctrl about the
/// pointer. `contentSize` is then that of the zoomed view.
extension UIScrollView {
  /// Whether fingers can zoom beyond the limits, with resistance, from where the scale bounces back; default true.
  public var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }

  /// Whether fingers are zooming the content now.
  public var isZooming: Bool { zooming.hold != nil }

  /// Whether the scale is bouncing back from beyond a limit.
  public var isZoomBouncing: Bool { zooming.motion?.kind == .bounce }

  /// The pinch recognizer that zooms the content; `nil` while the limits allow no zoom.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  /// Takes other limits of the scale.
  func setLimits(least: CGFloat, most: CGFloat) {
    guard least.isFinite, most.isFinite, least > 0, most > 0 else { return }
    zooming.limits = (least, most)
    guard zooming.isPossible != (zooming.pinch != nil) else { return }
    if let pinch = zooming.pinch {
      removeGestureRecognizer(pinch)
      zooming.pinch = nil
    } else {
      let pinch = UIPinchGestureRecognizer(
        target: self,
        action: Selector("pinch", UIScrollView.pinched)
      )
      zooming.pinch = pinch
      addGestureRecognizer(pinch)
    }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) { follow(pinch) }
}
