import CoreGraphics
import DisplayList
import QuartzCore

extension UIView {
  /// The frontmost, deepest view at `point` that receives touches (V1).
  ///
  /// Unlike for layers, only the order of subviews is used, not `zPosition`, and nothing outside the bounds is hit.
  func deepestHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    let witness = TouchSearch.witness
    if let refusal = touchRefusal {
      witness?.refused(self, refusal)
      return nil
    }
    guard self.point(inside: point, with: event) else {
      witness?.refused(self, layer.bounds.contains(point) ? .ownAnswer : .outside)
      return nil
    }
    if let witness { return hit(at: point, with: event, telling: witness) }
    if !hasSubviewsWithRules, let sublayers = layer.sublayersPerhapsHit(at: point) {
      return hit(among: sublayers, at: point, with: event) ?? self
    }
    var ways = SubviewWays(in: self)
    // Front to back by index: the methods of a subview may change the list.
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

  /// The same, if the layers know which of many subviews are at the point.
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

  /// Whether a subview may override the hit rules, or be hit at its presented position, so that all have to be asked.
  private var hasSubviewsWithRules: Bool {
    if let known = knownRules { return known }
    let hasRules = subviewLinks.contains { !type(of: $0).keepsHitRules || $0.hitsWhereShown > 0 }
    knownRules = hasRules
    return hasRules
  }

  /// Converts a point of the superview to the view where an animator shows it: with the presented position and
  /// transform, and the model's bounds.
  private func pointWhereShown(_ point: CGPoint) -> CGPoint? {
    let isPlain = layer.superlayer?.changesSublayers != true
    return (layer.presentation() ?? layer).pointInPlane(point, inPlain: isPlain)
  }

  /// Why neither this view nor its descendants can receive touches; `nil` where they can (V1, U12).
  private var touchRefusal: TouchRefusal? {
    if !isUserInteractionEnabled { return .interactionOff }
    if interactionLocks != 0 { return .animating }
    if isHidden { return .hidden }
    return layer.opacity >= 0.01 ? nil : .transparent
  }

  /// The search among the subviews with an observer, which is notified of each of them.
  private func hit(
    at point: CGPoint,
    with event: UIEvent?,
    telling witness: any TouchWitness
  ) -> UIView? {
    var ways = SubviewWays(in: self)
    var found: UIView?
    for subview in subviewLinks.reversed() {
      let inside =
        subview.hitsWhereShown > 0
        ? subview.pointWhereShown(point) : ways.point(point, in: subview)
      if found != nil {
        let isUnder =
          subview.touchRefusal == nil && inside.map(subview.layer.bounds.contains) == true
        witness.passedOver(subview, isUnder: isUnder)
        continue
      }
      witness.asked(subview, at: inside)
      if let inside {
        found = subview.hitTest(inside, with: event)
      } else {
        witness.refused(subview, .notInvertible)
      }
      witness.answered(subview, by: found)
    }
    return found ?? self
  }

  /// Whether a view without its own hit rules is surely missed, so that it need not be asked.
  private func isSurelyMissed(at point: CGPoint) -> Bool {
    type(of: self).keepsHitRules && type(of: layer) == CALayer.self
      && !layer.bounds.contains(point)
  }
}

/// Converts a point from a view to its subviews, which are visited front to back.
private struct SubviewWays {
  private let layer: CALayer
  private let sublayers: [CALayer]
  /// The index from which on the layers have been passed.
  private var place: Int
  private let isPlain: Bool

  init(in view: UIView) {
    layer = view.layer
    sublayers = layer.sublayers ?? []
    place = sublayers.count
    isPlain = !layer.changesSublayers
  }

  /// - Returns: `nil` if the subview's transform is not invertible, so that it cannot be hit.
  mutating func point(_ point: CGPoint, in subview: UIView) -> CGPoint? {
    if comes(to: subview.layer) { return subview.layer.pointInPlane(point, inPlain: isPlain) }
    guard subview.layer.planeToSuperlayer.inverse != nil else { return nil }
    return subview.layer.convert(point, from: layer)
  }

  /// Moves on to a subview's layer, and returns whether it is in order: layers have the order of the views, so the next
  /// one is near.
  private mutating func comes(to sublayer: CALayer) -> Bool {
    while place > 0 {
      place -= 1
      if sublayers[place] === sublayer { return true }
    }
    return sublayer.superlayer === layer && !sublayer.isMask
  }
}

/// Is notified of each view that the search for a touch's view looks at, in the order in which it does, by the search
/// itself.
package protocol TouchWitness: AnyObject {
  /// A view is about to be asked, with the point in its own coordinates; `nil` where it has none.
  func asked(_ view: UIView, at point: CGPoint?)
  /// `UIView` has said no for it; without this a view that answers `nil` has done so by its own `hitTest`.
  func refused(_ view: UIView, _ reason: TouchRefusal)
  func answered(_ view: UIView, by hit: UIView?)
  /// A view was not asked, as one in front of it is hit.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isUnder: Whether it takes touches, and has the point in its bounds.
  func passedOver(_ view: UIView, isUnder: Bool)
}

/// The search for the view of a touch.
package enum TouchSearch {
  /// The observer of the search; `nil` for none.
  package private(set) static var witness: (any TouchWitness)?

  /// The view that a touch in a window goes to, with an observer of the views that are examined.
  package static func view(
    at point: CGPoint,
    in window: UIWindow,
    telling witness: any TouchWitness
  ) -> UIView? {
    let outer = Self.witness
    Self.witness = witness
    defer { Self.witness = outer }
    witness.asked(window, at: point)
    let hit = window.hitTest(point, with: nil)
    witness.answered(window, by: hit)
    return hit
  }
}
