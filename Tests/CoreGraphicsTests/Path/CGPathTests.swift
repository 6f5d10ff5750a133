import CoreGraphics
import Foundation
import Testing

/// Apple, *CGPath* and *CGMutablePath*.
struct `Paths` {
  private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  @Test func `equal elements make equal paths, mutable or not`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let built = path { $0.addRect(rect) }
    #expect(built == CGPath(rect: rect, transform: nil))
    #expect(Set([built, CGPath(rect: rect, transform: nil)]).count == 1)
    #expect(built != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test func `a copy does not change with its original`() throws {
    let original = path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let copy = try #require(original.copy())
    let snapshot = original.snapshot
    original.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy.elements.count == 5 && snapshot.elements.count == 5)
    #expect(original.elements.count == 6)
    #expect(!(copy is CGMutablePath))
  }

  @Test func `a rectangle goes round from its origin along x and closes`() {
    let rect = path { $0.addRect(CGRect(x: 1, y: 2, width: 3, height: 4)) }
    #expect(
      rect.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
        .line(CGPoint(x: 1, y: 6)), .close,
      ]
    )
    #expect(rect.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a transform is applied to what is added with it`() {
    let map = CGAffineTransform(translationX: 10, y: 20)
    let moved = path {
      $0.move(to: .zero, transform: map)
      $0.addQuadCurve(
        to: CGPoint(x: 2, y: 0),
        control: CGPoint(x: 1, y: 1),
        transform: map
      )
    }
    #expect(
      moved.elements == [
        .move(CGPoint(x: 10, y: 20)),
        .quad(control: CGPoint(x: 11, y: 21), CGPoint(x: 12, y: 20)),
      ]
    )
  }

  @Test func `the box of the points holds control points, the box of the path does not`() {
    let curve = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0),
        control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100)
      )
    }
    #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    // y = 3·100·t(1 − t) is 75 at the middle.
    #expect(curve.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `an ellipse touches its box and is inside it`() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(ellipse.boundingBoxOfPath == rect)
    for angle in stride(from: 0.0, to: 6.28, by: 0.1) {
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 40 + 30 * radius * cos(angle), y: 40 + 20 * radius * sin(angle))
      }
      // Four cubics are off a circle by at most 0.03 %.
      #expect(ellipse.contains(point(0.999)) && !ellipse.contains(point(1.001)))
    }
  }

  @Test func `rounded corners are limited to half a side and a zero radius is a rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let round = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
    #expect(round.boundingBox == rect)
    #expect(!round.contains(CGPoint(x: 1, y: 1)) && round.contains(CGPoint(x: 20, y: 1)))
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil)
        == CGPath(rect: rect, transform: nil)
    )
  }

  /// "Clockwise" is where y points up: the angle falls.
  @Test(arguments: [
    (0.0, Double.pi / 2, false, 0.5, 0.5), (0, Double.pi / 2, true, -0.5, -0.5),
    (Double.pi / 2, 0.0, true, 0.5, 0.5), (0, -Double.pi / 2, true, 0.5, -0.5),
  ])
  func `an arc goes in its direction`(
    _ start: Double,
    _ end: Double,
    _ clockwise: Bool,
    _ x: Double,
    _ y: Double
  ) {
    let arc = path {
      $0.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    // Beyond the chord, only the swept side is inside.
    #expect(arc.contains(CGPoint(x: x * 1.3, y: y * 1.3)))
    let last = arc.currentPoint
    #expect(abs(last.x - cos(end)) < 1e-12 && abs(last.y - sin(end)) < 1e-12)
  }

  /// Multiples of 2π are a full circle in either direction, as indicators of well-known libraries are made.
  ///
  /// Also where the angles' difference is rounded; equal angles are nothing.
  @Test(
    arguments: [[0, 2], [-0.5, 1.5], [0.1, 2.1], [0, 4], [2, 0], [1.7, -0.3]] as [[Double]]
  )
  func `multiples of 2π are a full circle both ways`(_ halfTurns: [Double]) throws {
    let (start, end) = (halfTurns[0] * .pi, halfTurns[1] * .pi)
    for clockwise in [false, true] {
      let arc = path {
        $0.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
      }
      let box = arc.boundingBoxOfPath
      #expect(
        [box.minX + 1, box.minY + 1, box.maxX - 1, box.maxY - 1].allSatisfy { abs($0) < 1e-3 }
      )
      #expect(arc.contains(.zero))
      let context = try CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1)
      context.addArc(
        center: .zero,
        radius: 1,
        startAngle: start,
        endAngle: end,
        clockwise: clockwise
      )
      #expect(context.boundingBoxOfPath.width > 1.99)
    }
    let nothing = path {
      $0.addArc(center: .zero, radius: 1, startAngle: start, endAngle: start, clockwise: true)
    }
    #expect(nothing.boundingBoxOfPath.width == 0)
  }

  @Test func `more than 2π is one whole circle and the rest`() {
    let arc = path {
      $0.addArc(
        center: .zero,
        radius: 1,
        startAngle: 0,
        endAngle: 9 * .pi / 2,
        clockwise: false
      )
    }
    #expect(arc.elements.count == 1 + 5)
    #expect(abs(arc.currentPoint.y - 1) < 1e-12)
  }

  @Test func `an arc between tangents touches both lines`() throws {
    let corner = path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0),
        tangent2End: CGPoint(x: 10, y: 10),
        radius: 4
      )
    }
    let touch = try #require(corner.elements[1].points.first)
    #expect(abs(touch.x - 6) < 1e-9 && touch.y == 0)
    #expect(
      abs(corner.currentPoint.x - 10) < 1e-9 && abs(corner.currentPoint.y - 4) < 1e-9
    )
  }

  @Test func `the fill rules differ where an outline goes round twice`() {
    let twice = path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    let inside = CGPoint(x: 5, y: 5)
    #expect(twice.contains(inside, using: .winding))
    #expect(!twice.contains(inside, using: .evenOdd))
    #expect(twice.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    let moved = CGAffineTransform(translationX: 100, y: 0)
    #expect(twice.contains(CGPoint(x: 105, y: 5), transform: moved))
    #expect(!twice.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test func `an open subpath counts as closed`() {
    let open = path {
      $0.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }
    #expect(open.contains(CGPoint(x: 8, y: 2)) && !open.contains(CGPoint(x: 2, y: 8)))
  }

  @Test func `a block sees each step with its points`() {
    let curve = path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addCurve(
        to: CGPoint(x: 7, y: 8),
        control1: CGPoint(x: 3, y: 4),
        control2: CGPoint(x: 5, y: 6)
      )
      $0.closeSubpath()
    }
    var seen: [CGPathElementType] = []
    var xs: [CGFloat] = []
    curve.applyWithBlock { step in
      seen.append(step.pointee.type)
      let count = [1, 1, 2, 3, 0][Int(step.pointee.type.rawValue)]
      for index in 0..<count { xs.append(step.pointee.points[index].x) }
    }
    #expect(seen == [.moveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(xs == [1, 3, 5, 7])
  }

  @Test func `a segment without a start begins at its own first point`() {
    let line = path { $0.addLine(to: CGPoint(x: 3, y: 3)) }
    #expect(line.elements.first == .move(CGPoint(x: 3, y: 3)))
    let closed = path { $0.closeSubpath() }
    #expect(closed.isEmpty)
  }
}
