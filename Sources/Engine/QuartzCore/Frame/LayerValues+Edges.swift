import DisplayList

extension LayerValues {
  /// The style of the layer's own edges.
  var edgeStyle: EdgeStyle {
    EdgeStyle(
      roundCorners: RectCorners(maskedCorners),
      isContinuous: cornerCurve == .continuous,
      softEdges: softEdges
    )
  }

  /// The style of the edges of its contents, which have no round corners, and may be mirrored vertically.
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
