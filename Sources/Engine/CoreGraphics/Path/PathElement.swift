package import Foundation

/// One element of a path, in the path's own coordinates.
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

  /// The element mapped by `transform`.
  package func applying(_ transform: CGAffineTransform) -> PathElement {
    mapped { $0.applying(transform) }
  }

  /// The element with other points, which are requested in drawing order.
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

  /// Whether all of its points are finite.
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
  /// The start of the next segment; `nil` before the first `move`.
  package private(set) var currentPoint: CGPoint?
  /// The first point of the open subpath, to which `close` returns.
  private var subpathStart: CGPoint?

  package init() {}

  /// Whether every coordinate in it is finite.
  @usableFromInline package var isFinite: Bool { elements.allSatisfy(\.isFinite) }

  /// The bounding box of all points, including control points; null for an empty path.
  package var boundingBox: CGRect { CGRect(boundingBoxOf: elements.flatMap(\.points)) }

  /// Adds one element; a segment without a current point starts a subpath at its own first point.
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
