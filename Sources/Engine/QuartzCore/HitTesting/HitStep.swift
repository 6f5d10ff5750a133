import CoreGraphics

/// The next step of a search at a layer.
@MainActor
enum HitStep {
  /// Neither it nor a layer below it is hit.
  case miss(HitMiss)
  case hit
  /// Its sublayers are tested first, at a point in its own coordinates.
  case down(CGPoint, isInside: Bool)
  /// It may override hit testing, and is asked.
  case ask

  /// The next step for `layer`.
  ///
  /// - Parameters:
  ///   - layer: The layer that the search has reached.
  ///   - p: The point, in the coordinates of the layer's superlayer.
  ///   - isPlain: Whether the superlayer is known not to transform its sublayers.
  init(into layer: CALayer, at p: CGPoint, inPlain isPlain: Bool) {
    guard !layer.values.isHidden else {
      self = .miss(.hidden)
      return
    }
    guard let inside = layer.pointInPlane(p, inPlain: isPlain) else {
      self = .miss(.notInvertible)
      return
    }
    self.init(into: layer, inOwnPlane: inside)
  }

  /// The next step for a point of the layer's own plane.
  init(into layer: CALayer, inOwnPlane inside: CGPoint) {
    let isInside = layer.contains(inside)
    // Sublayers outside of the bounds are hit as well, unless they are clipped (HT3).
    if layer.hasSublayers, isInside || !layer.values.masksToBounds {
      self = .down(inside, isInside: isInside)
    } else {
      self = isInside ? .hit : .miss(layer.hasSublayers ? .clipped : .outside)
    }
  }
}

/// Why a layer is missed.
package enum HitMiss: Sendable {
  /// It is hidden, and with it all that is below it.
  case hidden
  /// The map to its plane has no inverse at the point.
  case notInvertible
  /// The point is not in its bounds.
  case outside
  /// The point is not in its bounds, to which its sublayers are clipped.
  case clipped
}

extension CALayer {
  fileprivate var hasSublayers: Bool {
    presentationSource == nil ? !tree.sublayers.isEmpty : sublayersForReading != nil
  }
}
