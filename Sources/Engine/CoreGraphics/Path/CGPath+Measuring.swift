public import Foundation

extension CGPath {
  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { snapshot.boundingBox }

  /// The bounding box of the curves and segments; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var extremes: [CGPoint] = []
    forEachSegment { segment in
      extremes.append(contentsOf: segment.extremes)
    }
    // A move alone draws nothing, but Apple's box still contains it.
    return CGRect(boundingBoxOf: extremes.isEmpty ? elements.flatMap(\.points) : extremes)
  }

  /// Whether `point` lies inside by the given rule; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point, in the path's coordinates.
  ///   - rule: The fill rule, which matters where the outline crosses itself.
  ///   - transform: Applied to the path first.
  /// - Returns: Whether the point is inside.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let path = transform.isIdentity ? self : withUnsafePointer(to: transform) { copy(using: $0) }
    var turns = 0
    path?.forEachSegment(closings: .implied) { segment in
      turns += segment.crossings(rightOf: point)
    }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// Which closing lines count as segments of a path.
  package enum ClosingLines {
    /// The line of each `close`, if it is longer than 0.
    case withLength
    /// The line of each `close`, even where the path is at its start already.
    case all
    /// The line of each `close`, if it is longer than 0, and the closing lines that subpaths without a `close` would
    /// have.
    case implied
  }

  /// Calls `body` for each straight or curved segment, including closing ones.
  package func forEachSegment(
    closings: ClosingLines = .withLength,
    _ body: (PathSegment) -> Void
  ) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func closeIfOpen() {
      if closings == .implied, current != start { body(.line(current, start)) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        closeIfOpen()
        start = p
        current = p
      case .line, .quad, .cubic, .close:
        guard let segment = element.segment(from: current, start: start) else { continue }
        current = segment.end
        let leadsAnywhere = element != .close || segment.start != segment.end
        if leadsAnywhere || closings == .all { body(segment) }
      }
    }
    closeIfOpen()
  }
}

extension CGPoint {
  /// Linear interpolation: the point at a fraction of the way from here to `other`.
  func between(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
