/// Which corners of a rectangle are round, by which curve, and which of its edges are soft: two bytes, since every
/// item of a display list has them.
package struct EdgeStyle: Hashable, Sendable {
  private var corners: UInt8
  private var edges: UInt8

  /// The bit of `corners` that says that they are continuous.
  private static let continuous: UInt8 = 16

  /// All corners, circular, and all edges.
  package static let plain = EdgeStyle(roundCorners: .all, softEdges: .all)

  package init(
    roundCorners: CACornerMask,
    isContinuous: Bool = false,
    softEdges: CAEdgeAntialiasingMask
  ) {
    corners = UInt8(roundCorners.intersection(.all).rawValue)
    if isContinuous, corners != 0 { corners |= Self.continuous }
    edges = UInt8(softEdges.intersection(.all).rawValue)
  }

  /// The corners that a corner radius rounds.
  package var roundCorners: CACornerMask {
    CACornerMask(rawValue: UInt(corners)).intersection(.all)
  }
  /// Whether round corners are `CALayerCornerCurve.continuous`.
  package var isContinuous: Bool { corners & Self.continuous != 0 }
  /// The same corners with all edges soft.
  package var softened: EdgeStyle {
    EdgeStyle(roundCorners: roundCorners, isContinuous: isContinuous, softEdges: .all)
  }
  /// The edges that cover a pixel in part; at the others the pixel's middle decides.
  package var softEdges: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: UInt32(edges)) }
}

extension LayerValues {
  /// How the layer's own edges are drawn.
  var edgeStyle: EdgeStyle {
    EdgeStyle(
      roundCorners: maskedCorners,
      isContinuous: cornerCurve == .continuous,
      softEdges: softEdges
    )
  }

  /// How the edges of its contents are drawn, which have no round corners, and may be turned over.
  func edgeStyleOfContents(isMirrored: Bool) -> EdgeStyle {
    var edges = softEdges
    if isMirrored, edges.contains(.layerTopEdge) != edges.contains(.layerBottomEdge) {
      edges.formSymmetricDifference([.layerTopEdge, .layerBottomEdge])
    }
    return EdgeStyle(roundCorners: .all, softEdges: edges)
  }

  private var softEdges: CAEdgeAntialiasingMask {
    allowsEdgeAntialiasing ? edgeAntialiasingMask : []
  }
}
