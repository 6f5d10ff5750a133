public import QuartzCore

/// Zooming the content: scales the view that the delegate returns, by its transform.
///
/// Two fingers zoom about their center (with Ctrl held the mouse acts as two), and the wheel with Ctrl about the
/// pointer. `contentSize` is then that of the zoomed view.
extension UIScrollView {
  /// The minimum scale, more than 0; default 1.
  ///
  /// A smaller current scale is kept until the next zoom.
  public var minimumZoomScale: CGFloat {
    get { zooming.limits.least }
    set { setLimits(least: newValue, most: zooming.limits.most) }
  }

  /// The maximum scale; default 1.
  ///
  /// The content can be zoomed if it is greater than the minimum.
  public var maximumZoomScale: CGFloat {
    get { zooming.limits.most }
    set { setLimits(least: zooming.limits.least, most: newValue) }
  }

  /// The content's scale: 1, also without a zoomed view, for its own size.
  ///
  /// Setting it zooms about the center of the visible area, within the limits; animatable.
  public var zoomScale: CGFloat {
    get { zoomedView.map(scale) ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

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

  /// Zooms about the center of the visible area.
  ///
  /// - Parameters:
  ///   - scale: The scale, which is clamped to the limits. Without a zoomed view this does nothing.
  ///   - animated: Whether the change is animated, after which the delegate is notified. Outside a window it never is.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    zoom(
      to: zooming.clamp(scale),
      about: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
      animated ? .animation : nil
    )
  }

  /// Zooms so that a rectangle fits in the view as large as possible, and is centered.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the zoomed view's coordinates.
  ///   - animated: As in `setZoomScale(_:animated:)`.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isAllFinite, !rect.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let scale = zooming.clamp(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: zoomPlace(having: middle, at: place, scale: scale), animated ? .animation : nil)
  }

  private func setLimits(least: CGFloat, most: CGFloat) {
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
