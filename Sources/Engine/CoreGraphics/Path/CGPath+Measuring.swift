public import Foundation

extension CGPath {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { snapshot.boundingBox }

  /// The smallest rectangle around what is drawn; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var extremes: [CGPoint] = []
    forEachSegment { segment in
      extremes.append(contentsOf: segment.extremes)
    }
    // A lone move draws nothing, but Apple's box still holds it.
    return CGRect(boundingBoxOf: extremes.isEmpty ? elements.flatMap(\.points) : extremes)
  }

  /// Whether `point` lies inside by the given rule; open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: In the path's coordinates.
  ///   - rule: What counts as inside where the outline crosses itself.
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
    /// Those of a `close` that lead anywhere.
    case withLength
    /// One for each `close`, also where the path is back at its start already.
    case all
    /// Those that lead anywhere, and the ones that subpaths without a `close` would have.
    case implied
  }

  /// Calls `body` with each straight or curved segment, closing ones included.
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
  /// The point a fraction of the way from here to `other`.
  func between(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
