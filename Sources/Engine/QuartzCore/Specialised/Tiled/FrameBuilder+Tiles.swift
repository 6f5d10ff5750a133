import CoreGraphics
import DisplayList

extension FrameBuilder {
  /// What there is of a tiled layer's tiles: the sides between them are hard, so that they fit together.
  mutating func addTiles(_ values: LayerValues, _ how: Compositing) {
    guard case .tiles(let tiles) = how.content, !tiles.pieces.isEmpty else { return }
    // (At rest the layer may have been moved to whole pixels.)
    let dx = how.bounds.minX - values.bounds.minX
    let dy = how.bounds.minY - values.bounds.minY
    for piece in tiles.pieces {
      let sampling = ContentsSampling(
        piece.image,
        piece.source,
        to: piece.destination,
        values,
        through: how.plane
      )
      items.append(
        .image(
          .init(
            image: piece.image,
            source: piece.source,
            destination: piece.destination.offsetBy(dx: dx, dy: dy),
            isSmooth: sampling.isSmooth,
            mips: sampling.mips,
            edges: values.edgeStyle(of: piece.destination),
            opacity: how.partOpacity * piece.opacity,
            toDevice: how.plane
          )
        )
      )
    }
  }
}

extension LayerValues {
  /// How the edges of a part of the layer are drawn: soft where they are the layer's own soft ones.
  fileprivate func edgeStyle(of part: CGRect) -> EdgeStyle {
    var edges: RectEdges = []
    if part.minX <= bounds.minX { edges.insert(.minX) }
    if part.maxX >= bounds.maxX { edges.insert(.maxX) }
    if part.minY <= bounds.minY { edges.insert(.minY) }
    if part.maxY >= bounds.maxY { edges.insert(.maxY) }
    return EdgeStyle(
      roundCorners: .all,
      softEdges: edges.intersection(edgeStyleOfContents(isMirrored: false).softEdges)
    )
  }
}
