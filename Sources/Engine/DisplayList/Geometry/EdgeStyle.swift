/// Which corners of a rectangle are round, by which curve, and which of its edges are antialiased.
///
/// It takes two bytes, since every item of a display list has one.
package struct EdgeStyle: Hashable, Sendable {
  private var corners: UInt8
  private var edges: UInt8

  /// The bit of `corners` for continuous curves.
  private static let continuous: UInt8 = 16

  /// All corners round and circular, and all edges antialiased.
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
  /// The same corners with all edges antialiased.
  package var softened: EdgeStyle {
    EdgeStyle(roundCorners: roundCorners, isContinuous: isContinuous, softEdges: .all)
  }
  /// The antialiased edges; at the others a pixel is inside or outside by its center.
  package var softEdges: RectEdges { RectEdges(rawValue: edges) }
}
