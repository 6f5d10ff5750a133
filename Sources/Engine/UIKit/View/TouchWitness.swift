import CoreGraphics

/// Why a view gets no touch at a point.
package enum TouchRefusal: Sendable {
  /// `isUserInteractionEnabled` is false.
  case interactionOff
  /// An animation that does not allow interaction is running.
  case animating
  case hidden
  /// The opacity is below 0.01.
  case transparent
  /// The point is not in its bounds.
  case outside
  /// The point is in its bounds, but `point(inside:with:)` says no.
  case ownAnswer
  /// Its transform has no inverse at the point.
  case notInvertible
}

/// Is told of each view that the search for a touch's view looks at, in the order in which it does, by the search
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
  /// Who is told of it; `nil` for nobody.
  package private(set) static var witness: (any TouchWitness)?

  /// The view that a touch in a window goes to, with a witness of those that were looked at.
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
