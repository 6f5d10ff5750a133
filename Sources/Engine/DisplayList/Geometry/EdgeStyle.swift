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
    roundCorners: RectCorners,
    isContinuous: Bool = false,
    softEdges: RectEdges
  ) {
    corners = roundCorners.intersection(.all).rawValue
    if isContinuous, corners != 0 { corners |= Self.continuous }
    edges = softEdges.intersection(.all).rawValue
  }

  /// The corners that a corner radius rounds.
  package var roundCorners: RectCorners {
    RectCorners(rawValue: corners).intersection(.all)
  }
  /// Whether round corners are continuous curves (`ContinuousCorner`).
  package var isContinuous: Bool { corners & Self.continuous != 0 }
  /// The same corners with all edges soft.
  package var softened: EdgeStyle {
    EdgeStyle(roundCorners: roundCorners, isContinuous: isContinuous, softEdges: .all)
  }
  /// The edges that cover a pixel in part; at the others the pixel's middle decides.
  package var softEdges: RectEdges { RectEdges(rawValue: edges) }
}
