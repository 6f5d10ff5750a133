/// Edges of a layer, named in its own coordinates with y pointing up: bottom is the edge at the minimum y.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt32

  /// The edges of a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge at the minimum x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge at the maximum x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The edge at the minimum y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The edge at the maximum y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  package static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
