import CoreGraphics
import DisplayList

/// What a transition does, as plain data.
package struct TransitionEffect: Equatable, Sendable {
  let motion: Motion
  let side: Side
  /// The part of the transition that its first and its last instant show.
  let start: Double
  let end: Double

  enum Motion: Sendable {
    case fade, moveIn, push, reveal

    init(_ type: CATransitionType) {
      switch type {
      case .moveIn: self = .moveIn
      case .push: self = .push
      case .reveal: self = .reveal
      default: self = .fade
      }
    }
  }

  enum Side: Sendable {
    case left, right, leastY, greatestY

    /// The one place that says which side is meant: "top" is the edge of greatest y, whichever way y
    /// points (X5), and none is the left (X1).
    init(_ subtype: CATransitionSubtype?) {
      switch subtype {
      case .fromRight: self = .right
      case .fromTop: self = .greatestY
      case .fromBottom: self = .leastY
      default: self = .left
      }
    }
  }

  /// The part of the transition at `progress` of its duration (X3).
  func part(at progress: Double) -> Double { start + (end - start) * progress }

  /// How far the new picture is from its place at a part of the transition, in the layer's points.
  ///
  /// On a screen whose pixels lie as `plane` says, the two pictures of a push move by whole ones: each
  /// softens the edge that they share, and on half a pixel what is behind them would show through it.
  func offsetOfNew(at part: Double, in size: CGSize, on plane: Homography) -> CGPoint {
    switch motion {
    case .moveIn: return travel(part - 1, in: size)
    case .push:
      let (old, whole) = (offsetOfOld(at: part, in: size, on: plane), travel(1, in: size))
      return CGPoint(x: old.x - whole.x, y: old.y - whole.y)
    case .fade, .reveal: return .zero
    }
  }

  /// How far the old picture is from its place.
  func offsetOfOld(at part: Double, in size: CGSize, on plane: Homography) -> CGPoint {
    switch motion {
    case .push: plane.wholePixels(travel(part, in: size))
    case .reveal: travel(part, in: size)
    case .fade, .moveIn: .zero
    }
  }

  /// The way from the side where the motion begins, in whole sizes of the layer.
  private func travel(_ sizes: Double, in size: CGSize) -> CGPoint {
    switch side {
    case .left: CGPoint(x: sizes * Double(size.width), y: 0)
    case .right: CGPoint(x: -sizes * Double(size.width), y: 0)
    case .leastY: CGPoint(x: 0, y: sizes * Double(size.height))
    case .greatestY: CGPoint(x: 0, y: -sizes * Double(size.height))
    }
  }
}

extension Homography {
  /// A move to the nearest one that is whole pixels on the device, where upright pixels can tell.
  fileprivate func wholePixels(_ move: CGPoint) -> CGPoint {
    guard isAxisAligned, m11 != 0, m22 != 0 else { return move }
    return CGPoint(
      x: (Double(move.x) * m11).rounded() / m11,
      y: (Double(move.y) * m22).rounded() / m22
    )
  }
}
