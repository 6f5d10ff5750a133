import CoreGraphics
import Foundation
import Testing

/// Paths half way between two others, as animations of `path` show them.
struct `Blended paths` {
  private func path(_ build: (CGMutablePath) -> Void) -> PathSnapshot {
    let path = CGMutablePath()
    path.move(to: .zero)
    build(path)
    return path.snapshot
  }

  private let line: PathSnapshot

  init() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    line = path.snapshot
  }

  @Test func `points go straight to their others`() {
    let end = path { $0.addLine(to: CGPoint(x: 10, y: 20)) }
    #expect(
      line.interpolated(to: end, 0.5)?.elements == [.move(.zero), .line(CGPoint(x: 20, y: 10))]
    )
  }

  /// The pictures of TypeFace-F, -L, -V and -Z, which change lines into curves and back.
  @Test func `a line is a curve with its control points at its ends`() {
    let curve = path {
      $0.addCurve(
        to: CGPoint(x: 30, y: 40),
        control1: CGPoint(x: 0, y: 20),
        control2: CGPoint(x: 10, y: 40)
      )
    }
    let half: [PathElement] = [
      .move(.zero),
      .cubic(
        control1: CGPoint(x: 0, y: 10),
        control2: CGPoint(x: 20, y: 20),
        CGPoint(x: 30, y: 20)
      ),
    ]
    #expect(line.interpolated(to: curve, 0.5)?.elements == half)
    #expect(curve.interpolated(to: line, 0.5)?.elements == half)
  }

  @Test func `a quadratic curve counts as the same cubic one`() {
    let quad = path { $0.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 15, y: 30)) }
    let cubic = path {
      $0.addCurve(
        to: CGPoint(x: 30, y: 0),
        control1: CGPoint(x: 10, y: 20),
        control2: CGPoint(x: 20, y: 20)
      )
    }
    guard case .cubic(let a, let b, let end) = quad.interpolated(to: cubic, 0.5)?.elements.last
    else {
      Issue.record("no curve")
      return
    }
    #expect(hypot(a.x - 10, a.y - 20) < 1e-9 && hypot(b.x - 20, b.y - 20) < 1e-9)
    #expect(end == CGPoint(x: 30, y: 0))
  }

  @Test func `paths of other numbers of steps, or with moves elsewhere, have nothing in between`() {
    let longer = path {
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 2, y: 0))
    }
    let moved = path { $0.move(to: CGPoint(x: 1, y: 1)) }
    #expect(line.interpolated(to: longer, 0.5) == nil)
    #expect(line.interpolated(to: moved, 0.5) == nil)
  }
}
