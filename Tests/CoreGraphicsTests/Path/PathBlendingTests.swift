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

  @Test func `ends of segments go straight to their others`() {
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

  /// TypeFace-J-50, -25 and -75, TypeFace-V-50 and PinJump-50, where this is the difference of hundreds of pixels.
  ///
  /// From the right to upwards, three and five long: half way there at 45°, four long.
  @Test func `the handles of a curve rotate and grow`() throws {
    let end = CGPoint(x: 30, y: 0)
    let right = path {
      $0.addCurve(to: end, control1: CGPoint(x: 3, y: 0), control2: CGPoint(x: 27, y: 0))
    }
    let up = path {
      $0.addCurve(to: end, control1: CGPoint(x: 0, y: 5), control2: CGPoint(x: 30, y: -5))
    }
    let half = try #require(right.interpolated(to: up, 0.5)?.elements.last)
    let across = 4 * 0.5.squareRoot()
    let places = [CGPoint(x: across, y: across), CGPoint(x: 30 - across, y: -across), end]
    for (point, place) in zip(half.points, places) {
      #expect(hypot(point.x - place.x, point.y - place.y) < 1e-12)
    }
  }

  /// Shape Layer 9 of TypeFace-J-50: the ways in and out of a point, in pixels, before and after.
  @Test func `a curve that is smooth at both times is smooth between them`() throws {
    func smooth(_ way: (x: Double, y: Double), _ size: Double) -> PathSnapshot {
      path {
        let middle = CGPoint(x: 30, y: 40)
        let before = CGPoint(x: middle.x - way.x, y: middle.y - way.y)
        let after = CGPoint(x: middle.x + size * way.x, y: middle.y + size * way.y)
        $0.addCurve(to: middle, control1: CGPoint(x: 1, y: 2), control2: before)
        $0.addCurve(to: .zero, control1: after, control2: CGPoint(x: 3, y: 4))
      }
    }
    let (start, end) = (smooth((3.2, 17.1), 1.6), smooth((35.7, 10.1), 2.0))
    let half = try #require(start.interpolated(to: end, 0.5)).elements
    let (middle, before, after) = (half[1].points[2], half[1].points[1], half[2].points[0])
    let cross =
      (middle.x - before.x) * (after.y - middle.y) - (middle.y - before.y) * (after.x - middle.x)
    #expect(abs(cross) < 1e-9)
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
