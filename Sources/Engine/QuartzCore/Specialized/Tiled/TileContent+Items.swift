import CoreGraphics
import DisplayList

extension TileContent: LayerContent {
  var level: ContentLevel { .contents }
  var paintedCount: Int { pieces.count }
  var staysInBounds: Bool { true }

  /// Appends the available tiles of a tiled layer; the edges between them are not antialiased, so that there are no
  /// seams.
  func add(to builder: inout ItemBuilder, _ values: LayerValues, _ how: Compositing) {
    guard !pieces.isEmpty else { return }
    // A layer at rest may have been rounded to device pixels.
    let dx = how.bounds.minX - values.bounds.minX
    let dy = how.bounds.minY - values.bounds.minY
    for piece in pieces {
      let sampling = ContentsSampling(
        piece.image,
        piece.source,
        to: piece.destination,
        values,
        through: how.plane,
        in: builder.mipCache
      )
      builder.items.append(
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
  /// The edge style of a part of the layer: antialiased only at the layer's own antialiased edges.
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
