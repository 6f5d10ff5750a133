import QuartzCore

/// The content between two fingers, and under the wheel.
extension UIScrollView {
  /// How much larger a point of the wheel's turn makes the content: a notch of 48 points by a fourth root of 2 [K].
  private static let growth = 0.693_147_180_559_945 / 4 / 48

  /// Whether a person can zoom the content.
  var canZoom: Bool { zooming.isPossible && zoomedView != nil }

  /// Follows the recognizer of pinches.
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

  /// Zooms about a place of the view by a turn of the wheel; turns that come while it zooms add up.
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

  /// The point that was in the fingers' middle stays there.
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
    // (Who heard of it may have begun something else.)
    guard drag == nil, motion == nil, zooming.motion == nil else { return }
    if window == nil { return settle() }
    if rest != contentOffset { ease(to: rest, .notch) } else { fadeIndicators() }
  }

  /// Where the fingers' middle is, from the view's top left.
  private func middle(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }
}
