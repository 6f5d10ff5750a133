public import Foundation

/// The rule by which points count as inside a path whose outline crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Nonzero winding: inside where the winding number is not 0.
  case winding = 0
  /// Even-odd: inside where a ray from the point crosses the outline an odd number of times.
  case evenOdd = 1
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// Cut square at the end point.
  case butt = 0
  /// A half disc about the end point.
  case round = 1
  /// Extended by half the line width beyond the end point.
  case square = 2
}

/// The shape of the corner between two segments of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, cut off beyond the miter limit.
  case miter = 0
  /// A disc about the corner.
  case round = 1
  /// The corner cut off.
  case bevel = 2
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the winding rule, then stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke = 4
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath; one point.
  case moveToPoint = 0
  /// A straight segment; one point.
  case addLineToPoint = 1
  /// A quadratic curve; its control point and its end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; its two control points and its end.
  case addCurveToPoint = 3
  /// Back to the start of the subpath; no points.
  case closeSubpath = 4
}

/// A path element, as `CGPath.applyWithBlock` passes it.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// Its points, as many as the type has; valid only during the block's call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element over points in the caller's memory.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}
