import CoreGraphics
import DisplayList

/// The parameters of a transition, as plain data.
package struct TransitionEffect: Equatable, Sendable {
  let motion: Motion
  let side: Side
  /// The fractions of the transition at its beginning and at its end (`startProgress`, `endProgress`).
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

    /// The only definition of the sides: "top" is the edge of the maximum y, whichever way y points (X5), and `nil` is
    /// the left (X1).
    init(_ subtype: CATransitionSubtype?) {
      switch subtype {
      case .fromRight: self = .right
      case .fromTop: self = .greatestY
      case .fromBottom: self = .leastY
      default: self = .left
      }
    }
  }

  /// The fraction of the transition at `progress`, 0 … 1, of its duration (X3).
  func part(at progress: Double) -> Double { start + (end - start) * progress }

  /// The offset of the new picture from its place at a fraction of the transition, in the layer's points.
  ///
  /// The two pictures of a push move by whole device pixels. Each antialiases the edge that they share, so at half a
  /// pixel what is behind them would show through.
  func offsetOfNew(at part: Double, in size: CGSize, on plane: Homography) -> CGPoint {
    switch motion {
    case .moveIn: return travel(part - 1, in: size)
    case .push:
      let (old, whole) = (offsetOfOld(at: part, in: size, on: plane), travel(1, in: size))
      return CGPoint(x: old.x - whole.x, y: old.y - whole.y)
    case .fade, .reveal: return .zero
    }
  }

  /// The offset of the old picture from its place, in the layer's points.
  func offsetOfOld(at part: Double, in size: CGSize, on plane: Homography) -> CGPoint {
    switch motion {
    case .push: plane.wholePixels(travel(part, in: size))
    case .reveal: travel(part, in: size)
    case .fade, .moveIn: .zero
    }
  }

  /// The offset from the side where the motion begins, for a number of widths or heights of the layer.
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
  /// The nearest translation by whole device pixels, if the map is axis-aligned.
  fileprivate func wholePixels(_ move: CGPoint) -> CGPoint {
    guard isAxisAligned, m11 != 0, m22 != 0 else { return move }
    return CGPoint(
      x: (Double(move.x) * m11).rounded() / m11,
      y: (Double(move.y) * m22).rounded() / m22
    )
  }
}
