public import CoreGraphics
package import DisplayList

extension CALayer {
  /// `p`, a point of `l`, in this layer's coordinates; `nil` means this layer's superlayer's space (peer 160).
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return planeToSuperlayer.inverse?.map(p) ?? p }
    return Self.map(p, from: l, to: self)
  }

  /// `p`, a point of this layer, in the coordinates of `l`; `nil` means this layer's superlayer's space.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    guard let l else { return planeToSuperlayer.map(p) ?? p }
    return Self.map(p, from: self, to: l)
  }

  /// The box around `r`, a rectangle of `l`, in this layer's coordinates (GE13).
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    boxAround(r) { convert($0, from: l) }
  }

  /// The box around `r`, a rectangle of this layer, in the coordinates of `l` (GE13).
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    boxAround(r) { convert($0, to: l) }
  }

  /// From this layer's coordinates to its superlayer's, with that one's effect on its sublayers.
  package var planeToSuperlayer: Homography {
    guard isMask else { return planeToSuperlayer(inPlain: superlayer?.changesSublayers != true) }
    return values.ownPlaneToSuperlayer(in: nil)
  }

  /// The same, where it may be known already that the superlayer does nothing to its sublayers.
  func planeToSuperlayer(inPlain isPlain: Bool) -> Homography {
    if isPlain, let move = moveToSuperlayer {
      return Homography(translationX: Double(move.x), y: Double(move.y))
    }
    return values.ownPlaneToSuperlayer(in: superlayer?.values.matrixForSublayersInOwnSpace)
  }

  /// How far the layer is moved when that is all that happens to it, as with nearly all layers: the
  /// numbers of the matrices, without the matrices.
  var moveToSuperlayer: CGPoint? {
    guard values.transform.isIdentity, !values.isGeometryFlipped else { return nil }
    let (bounds, anchor, position) = (values.bounds, values.anchorPoint, values.position)
    let x = position.x - (bounds.origin.x + anchor.x * bounds.size.width)
    let y = position.y - (bounds.origin.y + anchor.y * bounds.size.height)
    return (x + y).isFinite ? CGPoint(x: x, y: y) : nil
  }

  /// Whether the layer does anything to all its sublayers, in its own coordinates: a flip turns those over too.
  package var changesSublayers: Bool { !values.sublayerTransform.isIdentity }

  /// From this layer's plane to its root's superspace.
  private var planeToRoot: Homography {
    var (map, layer) = planeToFlatLayer
    while let current = layer {
      let (next, above) = current.planeToFlatLayer
      map = map.then(next)
      layer = above
    }
    return map
  }

  /// From the layer's plane to that of the next layer up that flattens, and that layer.
  ///
  /// Between them are transform layers, which do not (GE9); above a root there is its superspace, and no layer.
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

  /// Layers of different trees meet in their roots' superspaces (peer 158).
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
