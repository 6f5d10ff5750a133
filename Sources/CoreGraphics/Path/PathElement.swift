package import Foundation

/// One step of a path, in the path's own coordinates.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, CGPoint)
  case close

  /// Its points in drawing order, control points first; none for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let control, let p): [control, p]
    case .cubic(let control1, let control2, let p): [control1, control2, p]
    case .close: []
    }
  }

  /// The same step seen through `transform`.
  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let p): .move(p.applying(transform))
    case .line(let p): .line(p.applying(transform))
    case .quad(let control, let p):
      .quad(control: control.applying(transform), p.applying(transform))
    case .cubic(let control1, let control2, let p):
      .cubic(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        p.applying(transform)
      )
    case .close: .close
    }
  }
}

/// A path's steps as a value: what the engine keeps, compares and sends to other threads.
package struct PathSnapshot: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []
  /// Where the next segment starts; `nil` before the first `move`.
  package private(set) var currentPoint: CGPoint?
  /// Where the open subpath began, and where `close` returns to.
  private var subpathStart: CGPoint?

  package init() {}

  /// The smallest rectangle around all points, control points included; null for an empty path.
  package var boundingBox: CGRect { CGRect(boundingBoxOf: elements.flatMap(\.points)) }

  /// Adds one step; a segment without a current point starts a subpath at its own first point.
  package mutating func append(_ element: PathElement) {
    switch element {
    case .move(let p):
      subpathStart = p
      currentPoint = p
    case .line(let p), .quad(_, let p), .cubic(_, _, let p):
      if currentPoint == nil { append(.move(element.points[0])) }
      currentPoint = p
    case .close:
      guard subpathStart != nil else { return }
      currentPoint = subpathStart
    }
    elements.append(element)
  }
}
