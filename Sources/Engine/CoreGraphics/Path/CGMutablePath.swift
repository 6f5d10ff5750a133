public import Foundation

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(snapshot: PathSnapshot()) }

  override package init(snapshot: PathSnapshot) { super.init(snapshot: snapshot) }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    snapshot.append(.move(point.applying(transform)))
  }

  /// Adds a straight segment from the current point to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    snapshot.append(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve from the current point to `end`, bent towards `control`.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    snapshot.append(.quad(control: control, end).applying(transform))
  }

  /// Adds a cubic curve from the current point to `end`, bent towards its two control points.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    snapshot.append(
      .cubic(control1: control1, control2: control2, end).applying(transform)
    )
  }

  /// Adds a segment back to the start of the subpath, and ends it; does nothing on an empty path.
  public func closeSubpath() { snapshot.append(.close) }

  /// Adds a subpath of segments through `points` in order; does nothing for no points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a closed rectangle, starting at its corner of the smallest coordinates, along the x axis first.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ],
      transform: transform
    )
    closeSubpath()
  }

  /// Adds closed rectangles in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    for element in path.elements { snapshot.append(element.applying(transform)) }
  }
}
