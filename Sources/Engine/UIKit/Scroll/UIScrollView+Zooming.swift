public import QuartzCore

/// Showing the content larger and smaller: the view that the delegate names for it, by its transform.
///
/// Fingers zoom about their middle (with Ctrl held the mouse has two), the wheel with Ctrl about the pointer [K]. The
/// content's size is then that of the zoomed view.
extension UIScrollView {
  /// The least scale, more than 0; default 1.
  ///
  /// A scale that is less already stays until the next zoom.
  public var minimumZoomScale: CGFloat {
    get { zooming.limits.least }
    set { setLimits(least: newValue, most: zooming.limits.most) }
  }

  /// The greatest scale; default 1.
  ///
  /// The content can be zoomed while it is greater than the least.
  public var maximumZoomScale: CGFloat {
    get { zooming.limits.most }
    set { setLimits(least: zooming.limits.least, most: newValue) }
  }

  /// How large the content is shown: 1, without a view to be zoomed too, for its own size.
  ///
  /// Setting it zooms about the middle of what is in view, between the limits; animatable.
  public var zoomScale: CGFloat {
    get { zoomedView.map(scale) ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether the scale gives at its limits under the fingers, and comes back when they lift; default true.
  public var bouncesZoom: Bool {
    get { zooming.bounces }
    set { zooming.bounces = newValue }
  }

  /// Whether fingers are zooming the content.
  public var isZooming: Bool { zooming.hold != nil }

  /// Whether the scale is coming back from beyond a limit.
  public var isZoomBouncing: Bool { zooming.motion?.kind == .bounce }

  /// What recognizes that the content is zoomed; `nil` while the limits leave no room for that.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

  /// Zooms about the middle of what is in view.
  ///
  /// - Parameters:
  ///   - scale: The scale; it is kept between the limits. Without a view to be zoomed nothing is done.
  ///   - animated: Whether it goes there, after which the delegate is told. A view outside windows is there at once.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    zoom(
      to: zooming.clamp(scale),
      about: CGPoint(x: bounds.width / 2, y: bounds.height / 2),
      animated ? .animation : nil
    )
  }

  /// Zooms so that a rectangle is as large as the view has room for, in its middle.
  ///
  /// - Parameters:
  ///   - rect: In the zoomed view's coordinates.
  ///   - animated: As of `setZoomScale(_:animated:)`.
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
