import QuartzCore

extension UIView {
  /// The frontmost, deepest view at `point` that takes touches (V1).
  ///
  /// Unlike layers: subview order alone counts, not `zPosition`, and nothing outside the bounds is hit.
  func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviewLinks.reversed() {
      guard let inside = subview.pointInside(fromSuperview: point) else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Whether touches come to this view or those in it at all (V1, U12).
  private var takesTouches: Bool {
    isUserInteractionEnabled && interactionLocks == 0 && !isHidden && layer.opacity >= 0.01
  }

  /// - Returns: `nil` when the view is squeezed flat, so that nothing of it can be hit.
  private func pointInside(fromSuperview point: CGPoint) -> CGPoint? {
    guard let inverse = layer.planeToSuperlayer.inverse else { return nil }
    guard layer.superlayer === superviewLink?.layer else {
      return convert(point, from: superviewLink)
    }
    return inverse.map(point)
  }
}
