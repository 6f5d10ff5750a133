import QuartzCore

/// Zooming the content with two fingers, and with the wheel.
extension UIScrollView {
  /// The growth of the zoom scale's logarithm per point of the wheel: the fourth root of 2 for a notch of 48 points
  /// [K].
  private static let growth = 0.693_147_180_559_945 / 4 / 48

  /// Whether the user can zoom the content.
  var canZoom: Bool { zooming.isPossible && zoomedView != nil }

  /// Handles the recognizer of pinches.
  func follow(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      hold(pinch)
      continuePinch(pinch)
    case .changed: continuePinch(pinch)
    case .ended:
      continuePinch(pinch)
      endPinch(pinch)
    case .cancelled: endPinch(pinch)
    case .possible, .failed: break
    }
  }

  /// Zooms about a point of the view with the wheel; steps during a zoom add up.
  func turnZoom(by way: CGFloat, about place: CGPoint) {
    guard zooming.hold == nil, drag == nil, way.isFinite else { return }
    let old = zooming.motion
    let scale = old?.kind == .notch ? old?.to.scale ?? zoomScale : zoomScale
    zoom(to: zooming.clamp(scale * CGFloat(exp(Double(way) * Self.growth))), about: place, .notch)
  }

  private func hold(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMotion()
    let isNew = zooming.motion == nil
    zooming.motion = nil
    zooming.hold = ZoomState.Hold(
      point: pinch.location(in: view),
      scale: zooming.pulled(to: zoomScale)
    )
    showIndicators()
    if isNew { delegate?.scrollViewWillBeginZooming(self, with: view) }
  }

  /// Zooms so that the content's point under the fingers' center stays there.
  private func continuePinch(_ pinch: UIPinchGestureRecognizer) {
    guard let hold = zooming.hold else { return }
    let scale = zooming.giving(to: hold.scale * max(pinch.scale, .leastNormalMagnitude))
    let place = zoomPlace(having: hold.point, at: middle(of: pinch), scale: scale)
    show(place) { $1.giving(to: $0) }
  }

  private func endPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let hold = zooming.hold else { return }
    zooming.hold = nil
    let scale = zooming.clamp(zoomScale)
    if scale != zoomScale {
      let place = zoomPlace(having: hold.point, at: middle(of: pinch), scale: scale)
      return zoom(to: place, .bounce)
    }
    tellZoomEnd()
    let rest = lines.clamp(contentOffset)
    // (A notified object may have begun something else.)
    guard drag == nil, motion == nil, zooming.motion == nil else { return }
    if window == nil { return settle() }
    if rest != contentOffset { ease(to: rest, .notch) } else { fadeIndicators() }
  }

  /// The fingers' center, relative to the view's top left corner.
  private func middle(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }
}
