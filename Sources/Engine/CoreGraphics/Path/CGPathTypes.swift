public import Foundation

/// Which points count as inside a path whose outline crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the outline's turns around the point do not cancel out.
  case winding = 0
  /// Inside where a ray from the point crosses the outline an odd number of times.
  case evenOdd = 1
}

/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut square at the end point.
  case butt = 0
  /// A half disc about the end point.
  case round = 1
  /// Half the line width beyond the end point.
  case square = 2
}

/// How two segments of a line meet.
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

/// The kind of one step of a path.
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

/// One step of a path, as `CGPath.applyWithBlock` shows it.
public struct CGPathElement {
  /// What kind of step it is.
  public var type: CGPathElementType
  /// Its points, as many as the type has; valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step over points that somebody else owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}
