import QuartzCore

/// The content's scale, and its zooms without fingers.
extension UIScrollView {
  /// The view that is zoomed.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The scale that a view's transform has.
  func scale(of view: UIView) -> CGFloat {
    let transform = view.transform
    return CGPoint(x: transform.a, y: transform.b).distance(to: .zero)
  }

  /// The scale and offset with which a point of the zoomed view is at a place relative to the view's top left corner.
  func zoomPlace(having point: CGPoint, at place: CGPoint, scale: CGFloat) -> ZoomPlace {
    guard let view = zoomedView else { return ZoomPlace(scale: 1, offset: contentOffset) }
    let (origin, start) = (view.frame.origin, view.bounds.origin)
    let offset = CGPoint(
      x: origin.x + (point.x - start.x) * scale - place.x,
      y: origin.y + (point.y - start.y) * scale - place.y
    )
    return ZoomPlace(scale: scale, offset: offset)
  }

  /// Zooms about a place relative to the view's top left corner.
  func zoom(to scale: CGFloat, about place: CGPoint, _ kind: ZoomMotion.Kind?) {
    guard let view = zoomedView else { return }
    let point = view.convert(
      CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
      from: self
    )
    zoom(to: zoomPlace(having: point, at: place, scale: scale), kind)
  }

  /// Zooms to a scale and offset, or as near as the content's limits allow.
  ///
  /// - Parameters:
  ///   - place: The target scale and offset.
  ///   - kind: The cause of the zoom; `nil` applies it at once, without animation.
  func zoom(to place: ZoomPlace, _ kind: ZoomMotion.Kind?) {
    guard let view = zoomedView, zooming.hold == nil else { return }
    let size = CGSize(
      width: view.bounds.width * place.scale,
      height: view.bounds.height * place.scale
    )
    let target = ZoomPlace(scale: place.scale, offset: lines(of: size).clamp(place.offset))
    guard let kind, window != nil, AnimationBlock.areAnimationsEnabled else {
      let isEnd = kind != nil || zooming.motion != nil
      stopMotion()
      zooming.motion = nil
      show(target) { $1.clamp($0) }
      sleepIfStill()
      if isEnd { tellZoomEnd() }
      return
    }
    let (offset, now) = (lines.clamp(contentOffset), contentOffset)
    begin(
      ZoomMotion(
        kind,
        from: ZoomPlace(scale: zoomScale, offset: offset),
        to: target,
        excess: CGPoint(x: now.x - offset.x, y: now.y - offset.y),
        length: max(bounds.width, bounds.height),
        at: zooming.motion?.time ?? CACurrentMediaTime()
      ),
      of: view
    )
  }

  private func begin(_ new: ZoomMotion, of view: UIView) {
    stopMotion()
    // The end of a pinch has already notified the delegate.
    let isNew = zooming.motion == nil && new.kind != .bounce
    zooming.motion = new
    showIndicators()
    wakeEachFrame()
    if isNew { delegate?.scrollViewWillBeginZooming(self, with: view) }
  }

  /// Applies the zoom's state at the time of a frame.
  func stepZoom(at time: Double) {
    guard let motion = zooming.motion else { return }
    motion.time = max(motion.time, time)
    let (place, excess) = motion.state
    show(place) { offset, lines in
      let rest = lines.clamp(offset)
      return CGPoint(x: rest.x + excess.x, y: rest.y + excess.y)
    }
    // (A notified object may have begun another one.)
    guard zooming.motion === motion, motion.isOver else { return }
    zooming.motion = nil
    sleepIfStill()
    tellZoomEnd()
  }

  /// Moves a running zoom to its end.
  func finishZoom() {
    guard let motion = zooming.motion else { return }
    zooming.motion = nil
    show(motion.to) { $1.clamp($0) }
    sleepIfStill()
    tellZoomEnd()
  }

  func tellZoomEnd() {
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }

  /// Applies the scale, and then the offset by `rest`: the delegate may have changed the insets meanwhile.
  func show(_ place: ZoomPlace, _ rest: (CGPoint, ScrollLines) -> CGPoint) {
    guard let view = zoomedView else { return }
    let wasStepping = isStepping
    (isStepping, zooming.isShowing) = (true, true)
    if scale(of: view) != place.scale {
      let origin = view.frame.origin
      view.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
      let moved = view.frame.origin
      view.center = CGPoint(
        x: view.center.x + origin.x - moved.x,
        y: view.center.y + origin.y - moved.y
      )
      contentSize = CGSize(
        width: view.bounds.width * place.scale,
        height: view.bounds.height * place.scale
      )
      delegate?.scrollViewDidZoom(self)
    }
    self.place(at: rest(place.offset, lines))
    (isStepping, zooming.isShowing) = (wasStepping, false)
  }
}
