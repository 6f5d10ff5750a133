import CoreGraphics

/// What comes of looking at a layer.
@MainActor
enum HitStep {
  /// Neither it nor a layer below it is hit.
  case miss
  case hit
  /// Its sublayers come first, at a point in its own coordinates.
  case down(CGPoint, isInside: Bool)
  /// It answers for itself.
  case ask

  /// What becomes of a search that has come to `layer`.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - p: In the coordinates of the layer's superlayer.
  ///   - isPlain: Whether the superlayer is known to do nothing to its sublayers.
  init(into layer: CALayer, at p: CGPoint, inPlain isPlain: Bool) {
    guard !layer.values.isHidden, let inside = layer.pointInPlane(p, inPlain: isPlain) else {
      self = .miss
      return
    }
    self.init(into: layer, inOwnPlane: inside)
  }

  /// What becomes of a search that has come to a point of the layer's own plane.
  init(into layer: CALayer, inOwnPlane inside: CGPoint) {
    let isInside = layer.contains(inside)
    // Sublayers outside the bounds are hit as well, unless they are cut off (HT3).
    if layer.hasSublayers, isInside || !layer.values.masksToBounds {
      self = .down(inside, isInside: isInside)
    } else {
      self = isInside ? .hit : .miss
    }
  }
}

extension CALayer {
  fileprivate var hasSublayers: Bool {
    presentationSource == nil ? !tree.sublayers.isEmpty : sublayersForReading != nil
  }
}
