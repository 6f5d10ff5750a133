public import Foundation

extension CGPath {
  /// The outline of the path's stroke: filled by the winding rule, it is the stroke.
  ///
  /// It consists of straight segments, at most a hundredth of a unit from the true outline, before and after the
  /// transform. Where the stroke overlaps itself the winding number is more than 1. Elements with numbers that are not
  /// finite are left out.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width, in the path's units; for values that are not positive or are more than 1e100 the
  ///     result is empty.
  ///   - lineCap: The shape of the ends of open subpaths. A subpath of length 0 is a dot, except with `butt`.
  ///   - lineJoin: The shape of corners; joins within a curve are always round.
  ///   - miterLimit: The maximum length of a miter, in line widths.
  ///   - transform: Applied to every point of the outline.
  /// - Returns: A new path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (Double(lineWidth), lineCap, lineJoin)
    style.miterLimit = Double(miterLimit)
    let scale = transform.greatestScale
    let tolerance = scale.isFinite ? 0.01 / max(scale, 1) : 0.01
    return CGPath(snapshot: snapshot.stroked(style, tolerance: tolerance, through: transform))
  }
}

extension PathSnapshot {
  /// The outline of the path's stroke, including dashes: filled by the winding rule, it is the stroke.
  ///
  /// - Parameters:
  ///   - style: The style of the stroke.
  ///   - tolerance: The maximum distance of its segments from the true outline, in the path's units.
  ///   - transform: Applied to every point of the outline.
  /// - Returns: Closed subpaths; none where nothing can be seen.
  func stroked(
    _ style: StrokeStyle,
    tolerance: Double,
    through transform: CGAffineTransform
  ) -> PathSnapshot {
    guard style.isVisible, tolerance > 0, tolerance.isFinite else { return PathSnapshot() }
    let measured = MeasuredPath(isFinite ? self : finitePart)
    var chords = ChordPath()
    chords.take(measured, tolerance: tolerance)
    var drawing = LineStroker.Drawing(
      chords: chords,
      pen: LinePen(style, tolerance: tolerance)
    )
    drawing.isWhole = true
    var (stroker, outline) = (LineStroker(), SnapshotSink(transform: transform))
    let dashes = DashPattern(style, along: measured.length)
    stroker.stroke(drawing, dashes, from: 0, to: .infinity, into: &outline)
    return outline.path
  }

  private var finitePart: PathSnapshot {
    var result = PathSnapshot()
    for element in elements where element.isFinite { result.append(element) }
    return result
  }
}

/// Collects outlines as subpaths.
private struct SnapshotSink: OutlineSink {
  private(set) var path = PathSnapshot()
  private let transform: CGAffineTransform

  init(transform: CGAffineTransform) { self.transform = transform }

  mutating func add(_ outline: UnsafeBufferPointer<OutlinePoint>) {
    for (index, point) in outline.enumerated() {
      let moved = CGPoint(x: point.x, y: point.y).applying(transform)
      path.append(index == 0 ? .move(moved) : .line(moved))
    }
    path.append(.close)
  }
}
