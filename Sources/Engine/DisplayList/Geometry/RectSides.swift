/// Corners of a rectangle, by their places along x and y; the bits are those of `CACornerMask`.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let minXMinY = RectCorners(rawValue: 1 << 0)
  package static let maxXMinY = RectCorners(rawValue: 1 << 1)
  package static let minXMaxY = RectCorners(rawValue: 1 << 2)
  package static let maxXMaxY = RectCorners(rawValue: 1 << 3)

  package static let all: RectCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// Edges of a rectangle, by their places along x or y; the bits are those of `CAEdgeAntialiasingMask`.
package struct RectEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let minX = RectEdges(rawValue: 1 << 0)
  package static let maxX = RectEdges(rawValue: 1 << 1)
  package static let minY = RectEdges(rawValue: 1 << 2)
  package static let maxY = RectEdges(rawValue: 1 << 3)

  package static let all: RectEdges = [.minX, .maxX, .minY, .maxY]
}
