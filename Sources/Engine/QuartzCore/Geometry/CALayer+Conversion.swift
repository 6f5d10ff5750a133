public import CoreGraphics
package import DisplayList

extension CALayer {
  /// Converts the point `p` from `l` to this layer's coordinates; `nil` means the space of this layer's superlayer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return planeToSuperlayer.inverse?.map(p) ?? p }
    return Self.map(p, from: l, to: self)
  }

  /// Converts the point `p` from this layer's coordinates to `l`; `nil` means the space of this layer's superlayer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let l else { return planeToSuperlayer.map(p) ?? p }
    return Self.map(p, from: self, to: l)
  }

  /// Converts the rectangle `r` from `l` to this layer's coordinates; the result is its bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    boxAround(r) { convert($0, from: l) }
  }

  /// Converts the rectangle `r` from this layer's coordinates to `l`; the result is its bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    boxAround(r) { convert($0, to: l) }
  }

  /// The map from this layer's coordinates to its superlayer's, with the superlayer's `sublayerTransform`.
  package var planeToSuperlayer: Homography {
    guard isMask else { return planeToSuperlayer(inPlain: superlayer?.changesSublayers != true) }
    return values.ownPlaneToSuperlayer(in: nil)
  }

  /// The same, if it is known already whether the superlayer does not transform its sublayers.
  func planeToSuperlayer(inPlain isPlain: Bool) -> Homography {
    if isPlain, let move = moveToSuperlayer {
      return Homography(translationX: Double(move.x), y: Double(move.y))
    }
    return values.ownPlaneToSuperlayer(in: superlayer?.values.matrixForSublayersInOwnSpace)
  }

  /// The translation to the superlayer, if it is nothing else, as for nearly all layers; computed without matrices.
  var moveToSuperlayer: CGPoint? {
    guard values.transform.isIdentity, !values.isGeometryFlipped else { return nil }
    let (bounds, anchor, position) = (values.bounds, values.anchorPoint, values.position)
    let x = position.x - (bounds.origin.x + anchor.x * bounds.size.width)
    let y = position.y - (bounds.origin.y + anchor.y * bounds.size.height)
    return (x + y).isFinite ? CGPoint(x: x, y: y) : nil
  }

  /// Whether the layer transforms its sublayers in its own coordinates; a flip does not count, as it flips these too.
  package var changesSublayers: Bool { values.transformsSublayers }

  /// The map from this layer's plane to the superspace of its root.
  package var planeToRoot: Homography {
    var (map, layer) = planeToFlatLayer
    while let current = layer {
      let (next, above) = current.planeToFlatLayer
      map = map.then(next)
      layer = above
    }
    return map
  }

  /// The map from the layer's plane to that of the nearest layer above that flattens, and that layer.
  ///
  /// Between them are transform layers, which do not flatten (GE9). Above a root it is the superspace, without a layer.
  private var planeToFlatLayer: (Homography, CALayer?) {
    guard let superlayer, !isMask, superlayer.isSpace(with: superlayer.values.custom) else {
      return (planeToSuperlayer, superlayer)
    }
    var (map, above) = (values.matrixFromOwnSpace, superlayer as CALayer?)
    while let space = above, space.isSpace(with: space.values.custom) {
      map = CATransform3DConcat(map, space.values.matrixFromSpace(in: nil))
      above = space.superlayer
    }
    if let matrix = above?.values.matrixForSublayersInOwnSpace {
      map = CATransform3DConcat(map, matrix)
    }
    return (map.flattened, above)
  }

  /// Points are converted between different trees through the superspaces of their roots (peer 158).
  private static func map(_ p: CGPoint, from source: CALayer, to target: CALayer) -> CGPoint {
    if source === target { return p }
    guard let inRoot = source.planeToRoot.map(p) else { return p }
    return target.planeToRoot.inverse?.map(inRoot) ?? inRoot
  }

  private func boxAround(_ r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY),
      CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY),
    ].map(map)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }
}
