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
    mapped { $0.applying(transform) }
  }

  /// The same step with other points, which are asked for in drawing order.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let p): .move(map(p))
    case .line(let p): .line(map(p))
    case .quad(let control, let p): .quad(control: map(control), map(p))
    case .cubic(let control1, let control2, let p):
      .cubic(control1: map(control1), control2: map(control2), map(p))
    case .close: .close
    }
  }

  /// Whether all of its points are.
  var isFinite: Bool {
    switch self {
    case .move(let p), .line(let p): p.isFinite
    case .quad(let control, let p): control.isFinite && p.isFinite
    case .cubic(let control1, let control2, let p):
      control1.isFinite && control2.isFinite && p.isFinite
    case .close: true
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A path's steps as a value: what the engine keeps, compares and sends to other threads.
@usableFromInline
package struct PathSnapshot: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []
  /// Where the next segment starts; `nil` before the first `move`.
  package private(set) var currentPoint: CGPoint?
  /// Where the open subpath began, and where `close` returns to.
  private var subpathStart: CGPoint?

  package init() {}

  /// Whether every coordinate in it is finite.
  @usableFromInline package var isFinite: Bool { elements.allSatisfy(\.isFinite) }

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
