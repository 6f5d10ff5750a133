import DisplayList
import QuartzCore

extension UIView {
  /// The frontmost, deepest view at `point` that takes touches (V1).
  ///
  /// Unlike layers: subview order alone counts, not `zPosition`, and nothing outside the bounds is hit.
  func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    if !hasSubviewsWithRules, let sublayers = layer.sublayersPerhapsHit(at: point) {
      return hit(among: sublayers, at: point, with: event) ?? self
    }
    var ways = SubviewWays(in: self)
    // Front to back by index: what a subview is asked may change the list.
    var index = subviewLinks.count
    while true {
      index = min(index, subviewLinks.count) - 1
      guard index >= 0 else { return self }
      let subview = subviewLinks[index]
      let inside =
        subview.hitsWhereShown > 0
        ? subview.pointWhereShown(point) : ways.point(point, in: subview)
      guard let inside, !subview.isSurelyMissed(at: inside),
        let hit = subview.hitTest(inside, with: event)
      else { continue }
      return hit
    }
  }

  /// The same where the layers know which of many subviews are at the point.
  private func hit(
    among sublayers: [CALayer],
    at point: CGPoint,
    with event: UIEvent?
  ) -> UIView? {
    let isPlain = !layer.changesSublayers
    for sublayer in sublayers {
      guard let subview = sublayer.delegate as? UIView, subview.layer === sublayer,
        subview.superviewLink === self,
        let inside = sublayer.pointInPlane(point, inPlain: isPlain),
        let hit = subview.hitTest(inside, with: event)
      else { continue }
      return hit
    }
    return nil
  }

  /// Whether any subview may be hit by rules of its own, or elsewhere than where it is, and so has to be asked.
  private var hasSubviewsWithRules: Bool {
    if let known = knownRules { return known }
    let hasRules = subviewLinks.contains { !type(of: $0).keepsHitRules || $0.hitsWhereShown > 0 }
    knownRules = hasRules
    return hasRules
  }

  /// A point of the superview where an animator shows the view: of where it is and how it is turned, its bounds being
  /// those it will have.
  private func pointWhereShown(_ point: CGPoint) -> CGPoint? {
    let isPlain = layer.superlayer?.changesSublayers != true
    return (layer.presentation() ?? layer).pointInPlane(point, inPlain: isPlain)
  }

  /// Whether touches come to this view or those in it at all (V1, U12).
  private var takesTouches: Bool {
    isUserInteractionEnabled && interactionLocks == 0 && !isHidden && layer.opacity >= 0.01
  }

  /// Whether a view that has no rules of its own is missed, which need not be asked then.
  private func isSurelyMissed(at point: CGPoint) -> Bool {
    type(of: self).keepsHitRules && type(of: layer) == CALayer.self
      && !layer.bounds.contains(point)
  }
}

/// From a view's coordinates to those of its subviews, asked for front to back.
private struct SubviewWays {
  private let layer: CALayer
  private let sublayers: [CALayer]
  /// Those from here on have been passed.
  private var place: Int
  private let isPlain: Bool

  init(in view: UIView) {
    layer = view.layer
    sublayers = layer.sublayers ?? []
    place = sublayers.count
    isPlain = !layer.changesSublayers
  }

  /// - Returns: `nil` when the subview is squeezed flat, so that nothing of it can be hit.
  mutating func point(_ point: CGPoint, in subview: UIView) -> CGPoint? {
    if comes(to: subview.layer) { return subview.layer.pointInPlane(point, inPlain: isPlain) }
    guard subview.layer.planeToSuperlayer.inverse != nil else { return nil }
    return subview.layer.convert(point, from: layer)
  }

  /// Whether a subview's layer is where it belongs: the layers are in the order of the views, so the next is near.
  private mutating func comes(to sublayer: CALayer) -> Bool {
    while place > 0 {
      place -= 1
      if sublayers[place] === sublayer { return true }
    }
    return sublayer.superlayer === layer && !sublayer.isMask
  }
}
