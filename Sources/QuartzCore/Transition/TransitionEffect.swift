import CoreGraphics

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
  func offsetOfNew(at part: Double, in size: CGSize) -> CGPoint {
    switch motion {
    case .moveIn, .push: travel(part - 1, in: size)
    case .fade, .reveal: .zero
    }
  }

  /// How far the old picture is from its place.
  func offsetOfOld(at part: Double, in size: CGSize) -> CGPoint {
    switch motion {
    case .push, .reveal: travel(part, in: size)
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
