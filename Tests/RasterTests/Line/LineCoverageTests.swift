import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import RandomScenes
import Raster
import Testing

/// Lines against 256 points of each pixel, tested one by one (SL1).
struct `How much of each pixel a line covers` {
  private static let side = 24

  private func alphas(_ path: CGPath, _ style: StrokeStyle) throws -> [Double] {
    let paint = try #require(PathPaint.of(path.snapshot, .line(style)))
    let item = DisplayItem.path(.init(paint: paint, color: .white, toDevice: .identity))
    return rendered([item], width: Self.side, height: Self.side).copyPixels()
      .map { Double($0 >> 24) }
  }

  private static func style(
    _ width: Double,
    _ join: CGLineJoin = .miter,
    _ cap: CGLineCap = .butt
  ) -> StrokeStyle {
    var style = StrokeStyle()
    (style.width, style.join, style.cap) = (width, join, cap)
    return style
  }

  /// Corners that are blunt, right, sharp (its pointed corner is within the limit of ten widths) and sharper.
  private static let corners: [[CGPoint]] = [
    [CGPoint(x: 3.3, y: 9.1), CGPoint(x: 12.7, y: 11.4), CGPoint(x: 20.2, y: 8.3)],
    [CGPoint(x: 4, y: 5.5), CGPoint(x: 17.5, y: 5.5), CGPoint(x: 17.5, y: 19.25)],
    [CGPoint(x: 3.2, y: 8.4), CGPoint(x: 18.1, y: 12.3), CGPoint(x: 4.9, y: 16.8)],
    [CGPoint(x: 3, y: 12), CGPoint(x: 16, y: 12.5), CGPoint(x: 3.5, y: 13.8)],
  ]

  /// Where no two parts of a line overlap that both end in a pixel, what differs is the rounding of points to 1/256 of
  /// a pixel, of the flattened arcs (0.02 pixels, 5 of 255) and of the reference to 1/256 of each direction (2 of 255).
  private static let tolerance = 7.0

  @Test(arguments: 0..<4, [0.4, 1, 3.5])
  func `joins and caps are where they belong`(_ corner: Int, _ width: Double) throws {
    let points = Self.corners[corner]
    let path = CGMutablePath()
    path.addLines(between: points)
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        let style = Self.style(width, join, cap)
        let drawn = try alphas(path, style)
        let reference = LineReference(points: points, style: style)
        let all = reference.coverage(of: drawn, width: Self.side)
        for index in drawn.indices {
          let wanted = all[index]
          // Along a corner this sharp both sides of the line are in the same pixels.
          let isOverlap = corner >= 2 && wanted.layers > 1
          let most = isOverlap ? min(255, wanted.value * Double(wanted.layers)) : wanted.value
          let isRight =
            drawn[index] >= wanted.value - Self.tolerance && drawn[index] <= most + Self.tolerance
          #expect(isRight, "\(join) \(cap) \(index % Self.side) \(index / Self.side) \(wanted)")
        }
      }
    }
  }

  @Test(arguments: [1.0, 3, 6], [CGLineJoin.miter, .round, .bevel])
  func `closed lines have joins all around`(_ width: Double, _ join: CGLineJoin) throws {
    let points = [
      CGPoint(x: 5.2, y: 6.1), CGPoint(x: 19.3, y: 7.7), CGPoint(x: 11.4, y: 18.9),
      CGPoint(x: 5.2, y: 6.1),
    ]
    let path = CGMutablePath()
    path.addLines(between: points.dropLast())
    path.closeSubpath()
    let style = Self.style(width, join)
    let drawn = try alphas(path, style)
    let reference = LineReference(points: points, style: style, isClosed: true)
    let all = reference.coverage(of: drawn, width: Self.side)
    for index in drawn.indices {
      let wanted = all[index]
      #expect(abs(drawn[index] - wanted.value) <= Self.tolerance, "\(index)")
    }
  }

  /// Whether it bends less or more than its line is wide; the last has a cusp.
  private static let curves: [(PathSegment, Double)] = [
    (
      PathSegment(
        CGPoint(x: 3, y: 18),
        CGPoint(x: 6, y: 0),
        CGPoint(x: 18, y: 26),
        CGPoint(x: 21, y: 5),
        isStraight: false
      ), 2
    ),
    (
      PathSegment(
        CGPoint(x: 8, y: 19),
        CGPoint(x: 9, y: 2),
        CGPoint(x: 13, y: 2),
        CGPoint(x: 14, y: 19),
        isStraight: false
      ), 7
    ),
    (
      PathSegment(
        CGPoint(x: 6, y: 18),
        CGPoint(x: 18, y: 6),
        CGPoint(x: 6, y: 6),
        CGPoint(x: 18, y: 18),
        isStraight: false
      ), 3
    ),
  ]

  /// A line covers all that is within half its width: no tight bend leaves a hole, and none makes a spike.
  ///
  /// Where the line bends tighter than it is wide, parts of it overlap, and may have more than they cover together.
  @Test(arguments: 0..<3) func `curves have no holes and no spikes`(_ index: Int) throws {
    let (curve, width) = Self.curves[index]
    let path = CGMutablePath()
    path.move(to: curve.start)
    path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    let points = (0...60).map { curve.point(at: CGFloat($0) / 60) }
    for cap in [CGLineCap.butt, .round] {
      let style = Self.style(width, .miter, cap)
      let drawn = try alphas(path, style)
      let reference = LineReference(points: points, style: style, corners: [])
      let all = reference.coverage(of: drawn, width: Self.side)
      for index in drawn.indices {
        let wanted = all[index]
        let most = min(255, wanted.value * Double(max(wanted.layers, 1)))
        let isRight =
          drawn[index] >= wanted.value - Self.tolerance && drawn[index] <= most + Self.tolerance
        #expect(isRight, "\(cap) \(index % Self.side) \(index / Self.side) \(wanted)")
      }
    }
  }

  /// Never less than the reference, and where parts overlap never more than what they have together.
  @Test(arguments: Seeds.first(6)) func `scribbles are full`(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let points = (0..<5).map { _ in
      CGPoint(x: random.number(1...23), y: random.number(1...23))
    }
    var style = Self.style(
      random.number(0.3...6),
      random.pick([.miter, .round, .bevel]),
      random.pick([.butt, .round, .square])
    )
    style.miterLimit = random.number(1...12)
    let path = CGMutablePath()
    path.addLines(between: points)
    let drawn = try alphas(path, style)
    let reference = LineReference(points: points, style: style)
    let all = reference.coverage(of: drawn, width: Self.side)
    for index in drawn.indices {
      let wanted = all[index]
      let most = min(255, wanted.value * Double(max(wanted.layers, 1)))
      let isRight =
        drawn[index] >= wanted.value - Self.tolerance && drawn[index] <= most + Self.tolerance
      #expect(isRight, "\(index % Self.side) \(index / Self.side) \(wanted) \(drawn[index])")
    }
  }

  /// An upright line on whole pixels covers them wholly and no others; at half pixels, their halves.
  @Test func `upright lines are exact`() throws {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 4, y: 8), CGPoint(x: 12, y: 8), CGPoint(x: 12, y: 20)])
    let whole = try alphas(path, Self.style(2))
    #expect(whole.allSatisfy { $0 == 0 || $0 == 255 })
    // Two rows of nine, with the corner, and two columns of eleven.
    #expect(whole.count { $0 > 0 } == 40)
    let thin = try alphas(path, Self.style(1))
    #expect(thin[8 * Self.side + 6] == 128 && thin[7 * Self.side + 6] == 128)
    // A quarter of the outer corner, and three of the inner one: in 1/256, as Apple's bytes are (issue_1523-0).
    #expect(thin[8 * Self.side + 11] == 192 && thin[7 * Self.side + 12] == 64)
  }

  /// Two lines that cross in a pixel have more of it than they cover together: what each covers, added up.
  @Test func `lines that overlap add up, and are full at most`() throws {
    let path = CGMutablePath()
    for _ in 0..<2 { path.addLines(between: [CGPoint(x: 2, y: 5.5), CGPoint(x: 20, y: 5.5)]) }
    #expect(try alphas(path, Self.style(0.25))[5 * Self.side + 8] == 128)
    #expect(try alphas(path, Self.style(1))[5 * Self.side + 8] == 255)
  }
}
