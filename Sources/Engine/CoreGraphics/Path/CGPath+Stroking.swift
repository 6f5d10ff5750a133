public import Foundation

extension CGPath {
  /// The outline of the line along the path: filled by the winding rule, it is that line.
  ///
  /// It is made of straight segments, which lie no farther from the true outline than a hundredth of a unit, before and
  /// after the transform. Where the line lies over itself the outline goes around more than once. Steps with numbers
  /// that are not finite are left out.
  ///
  /// - Parameters:
  ///   - lineWidth: In the path's units; what is not positive, or is more than 1e100, makes an empty path.
  ///   - lineCap: How open lines end. A subpath of no length is a dot, but for `butt`.
  ///   - lineJoin: How segments meet; within a curve the line is always round.
  ///   - miterLimit: How many widths a sharp corner may be long before it is cut off.
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
  /// The outline of the line along the path, dashes too, whose inside by the winding rule is that line.
  ///
  /// - Parameters:
  ///   - style: The line's.
  ///   - tolerance: How far its segments may lie from the true outline, in the path's units.
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

/// Outlines as subpaths.
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
