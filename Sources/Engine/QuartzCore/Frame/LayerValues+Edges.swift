import DisplayList

extension LayerValues {
  /// How the layer's own edges are drawn.
  var edgeStyle: EdgeStyle {
    EdgeStyle(
      roundCorners: RectCorners(maskedCorners),
      isContinuous: cornerCurve == .continuous,
      softEdges: softEdges
    )
  }

  /// How the edges of its contents are drawn, which have no round corners, and may be turned over.
  func edgeStyleOfContents(isMirrored: Bool) -> EdgeStyle {
    var edges = softEdges
    if isMirrored, edges.contains(.minY) != edges.contains(.maxY) {
      edges.formSymmetricDifference([.minY, .maxY])
    }
    return EdgeStyle(roundCorners: .all, softEdges: edges)
  }

  private var softEdges: RectEdges {
    allowsEdgeAntialiasing ? RectEdges(edgeAntialiasingMask) : []
  }
}

extension RectCorners {
  init(_ mask: CACornerMask) {
    self.init(rawValue: UInt8(mask.intersection(.all).rawValue))
  }
}

extension RectEdges {
  init(_ mask: CAEdgeAntialiasingMask) {
    self.init(rawValue: UInt8(mask.intersection(.all).rawValue))
  }
}
