import Foundation
import Testing

@testable import CoreGraphics

/// Apple, *CGPath*: `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`; *CGContext*:
/// `replacePathWithStrokedPath()`.
struct `Outlines of lines` {
  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func stroked(
    _ path: CGPath,
    _ width: CGFloat,
    _ cap: CGLineCap = .butt,
    _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test(arguments: [
    (CGLineCap.butt, CGRect(x: 10, y: 18, width: 20, height: 4)),
    (.round, CGRect(x: 8, y: 18, width: 24, height: 4)),
    (.square, CGRect(x: 8, y: 18, width: 24, height: 4)),
  ])
  func `reach as far as the caps`(_ cap: CGLineCap, _ box: CGRect) {
    let path = line(CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20))
    let outline = stroked(path, 4, cap)
    #expect(outline.boundingBoxOfPath == box)
    #expect(outline.contains(CGPoint(x: 8.1, y: 18.1)) == (cap == .square))
    #expect(outline.contains(CGPoint(x: 8.1, y: 20)) == (cap != .butt))
  }

  @Test(
    arguments: [
      (CGLineJoin.miter, 10, true, true), (.miter, 1.3, false, false), (.round, 10, false, true),
      (.bevel, 10, false, false),
    ] as [(CGLineJoin, CGFloat, Bool, Bool)]
  )
  func `have the joins that are asked for`(
    _ join: CGLineJoin,
    _ limit: CGFloat,
    _ hasPoint: Bool,
    _ isRound: Bool
  ) {
    let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20))
    let outline = stroked(path, 4, .butt, join, limit: limit)
    #expect(outline.contains(CGPoint(x: 21.9, y: -1.9)) == hasPoint)
    #expect(outline.contains(CGPoint(x: 21.3, y: -1.3)) == isRound)
    #expect(outline.contains(CGPoint(x: 20.9, y: -0.9)))
  }

  /// Going right back: a pointed corner would be endless.
  @Test(arguments: [(CGLineJoin.miter, false), (.round, true), (.bevel, false)])
  func `angles of 180°`(_ join: CGLineJoin, _ isRound: Bool) {
    let path = line(CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 0))
    let outline = stroked(path, 4, .butt, join)
    #expect(outline.contains(CGPoint(x: 21.5, y: 0)) == isRound)
    #expect(outline.contains(CGPoint(x: 10, y: 1.9)))
  }

  @Test(arguments: [(CGLineCap.butt, false, false), (.round, true, false), (.square, true, true)])
  func `of no length are dots, where lines have caps`(
    _ cap: CGLineCap,
    _ isSeen: Bool,
    _ hasCorners: Bool
  ) {
    let point = CGPoint(x: 5, y: 5)
    let (doubled, closed, alone) = (line(point, point), line(point), line(point))
    closed.closeSubpath()
    for path in [doubled, closed] {
      let outline = stroked(path, 4, cap)
      #expect(outline.contains(point) == isSeen)
      #expect(outline.contains(CGPoint(x: 6.9, y: 6.9)) == hasCorners)
      #expect(outline.isEmpty == !isSeen)
    }
    #expect(stroked(alone, 4, cap).isEmpty)
  }

  /// One line around the outside, one around the hole.
  @Test func `of closed lines are two`() {
    let rect = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    let outline = stroked(rect, 4)
    var subpaths = 0
    outline.applyWithBlock { if $0.pointee.type == .moveToPoint { subpaths += 1 } }
    #expect(subpaths == 2)
    #expect(outline.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 24))
    #expect(outline.contains(CGPoint(x: 10, y: 9)) && outline.contains(CGPoint(x: 11, y: 20)))
    #expect(!outline.contains(CGPoint(x: 20, y: 20)) && !outline.contains(CGPoint(x: 7, y: 7)))
  }

  /// A line wider than the circle that it goes around has no hole.
  @Test func `have no holes in tight bends`() {
    let circle = CGPath(ellipseIn: CGRect(x: 17, y: 17, width: 6, height: 6), transform: nil)
    let outline = stroked(circle, 9)
    for angle in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
      for radius in [0, 0.5, 1.5, 3, 5, 7.4] {
        let point = CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
        #expect(outline.contains(point))
      }
      #expect(!outline.contains(CGPoint(x: 20 + 7.6 * cos(angle), y: 20 + 7.6 * sin(angle))))
    }
  }

  @Test func `are seen through a transform`() {
    let path = line(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 2))
    let outline = path.copy(
      strokingWithWidth: 1,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10,
      transform: CGAffineTransform(scaleX: 10, y: 4)
    )
    #expect(outline.boundingBoxOfPath == CGRect(x: 10, y: 6, width: 20, height: 4))
  }

  /// A hundredth of a unit counts behind the transform: a thousand times as large, a circle is as round.
  @Test(arguments: [1, 1000] as [CGFloat])
  func `are as round behind a transform as before it`(_ scale: CGFloat) {
    let radius = 300 / scale
    let circle = CGPath(
      ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius),
      transform: nil
    )
    let outline = circle.copy(
      strokingWithWidth: 20 / scale,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10,
      transform: CGAffineTransform(scaleX: scale, y: -scale)
    )
    var off = 0.0
    outline.forEachSegment { segment in
      for share in [0, 0.5] as [CGFloat] {
        let point = segment.point(at: share)
        let distance = hypot(Double(point.x), Double(point.y))
        off = max(off, min(abs(distance - 290), abs(distance - 310)))
      }
    }
    // The four cubics are off the circle by 0.03 % at most.
    #expect(off < 0.01 + 0.000_3 * 310)
  }

  private static let far = CGFloat.greatestFiniteMagnitude

  /// Bad numbers are left out; what is too far to be computed with may be, but nothing crashes.
  @Test(arguments: [
    [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0)],
    [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: CGFloat.infinity), CGPoint(x: 9, y: 0)],
    [CGPoint(x: 0, y: 0), CGPoint(x: far, y: far), CGPoint(x: -far, y: far)],
    [CGPoint(x: 0, y: 0), CGPoint(x: 1e-300, y: 0), CGPoint(x: 1e300, y: 1e-300)],
    [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 1e80, y: -1e80)],
  ])
  func `of bad numbers do no harm`(_ points: [CGPoint]) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    for point in points { path.addLine(to: point) }
    path.addCurve(to: points[0], control1: points[1], control2: points[2])
    path.closeSubpath()
    // The square of half of 4.1e-162 is the least number but 0, which halves of angles never come near to.
    for width in [0, -1, .nan, .infinity, 1e-300, 4.1e-162, 1, 1e300] as [CGFloat] {
      for cap in [CGLineCap.butt, .round, .square] {
        let outline = stroked(path, width, cap, .round, limit: .nan)
        #expect(outline.isEmpty || width > 0)
      }
    }
    #expect(path.flattened(threshold: .nan).elements.count >= path.elements.count)
  }

  /// The whole line is the way between the two outlines that a context makes and draws.
  @Test func `are what contexts draw`() throws {
    let (drawn, filled) = (
      try CGContext(pixelWidth: 60, pixelHeight: 40, scale: 1),
      try CGContext(pixelWidth: 60, pixelHeight: 40, scale: 1)
    )
    for context in [drawn, filled] {
      context.concatenate(CGAffineTransform(a: 1.5, b: 0.3, c: -0.2, d: 0.8, tx: 6, ty: 2))
      context.setLineWidth(5)
      context.setLineDash(phase: 3, lengths: [9, 7])
      context.setLineCap(.round)
      context.move(to: CGPoint(x: 5, y: 5))
      context.addCurve(
        to: CGPoint(x: 30, y: 20),
        control1: CGPoint(x: 10, y: 40),
        control2: CGPoint(x: 20, y: -20)
      )
    }
    drawn.strokePath()
    filled.replacePathWithStrokedPath()
    #expect(!filled.isPathEmpty)
    filled.fillPath()
    #expect(try #require(drawn.makeImage()).pixels == #require(filled.makeImage()).pixels)
    #expect(try #require(drawn.makeImage()).pixels.contains { $0 >> 24 == 255 })
  }

  @Test func `of lines that are drawn through a flat transform are nothing`() throws {
    let context = try CGContext(pixelWidth: 10, pixelHeight: 10, scale: 1)
    context.concatenate(CGAffineTransform(scaleX: 1, y: 0))
    context.stroke(CGRect(x: 2, y: 2, width: 5, height: 5))
    #expect(try #require(context.makeImage()).pixels.allSatisfy { $0 == 0 })
  }
}
