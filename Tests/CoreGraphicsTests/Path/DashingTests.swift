import Foundation
import Testing

@testable import CoreGraphics

/// Apple, *CGPath*: `copy(dashingWithPhase:lengths:transform:)`, `apply(info:function:)`.
struct `Dashed paths` {
  private let line = {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    return path
  }()

  /// The ends of each dash, which all lie on a level line.
  private func dashes(_ path: CGPath) -> [[CGFloat]] {
    var dashes: [[CGFloat]] = []
    path.applyWithBlock { step in
      let x = step.pointee.points[0].x
      switch step.pointee.type {
      case .moveToPoint: dashes.append([x])
      case .addLineToPoint: dashes[dashes.count - 1].append(x)
      default: break
      }
    }
    return dashes
  }

  @Test(
    arguments: [
      (0, [3, 2], [[0, 3], [5, 8]]), (1, [3, 2], [[0, 2], [4, 7], [9, 10]]),
      (-1, [3, 2], [[1, 4], [6, 9]]), (6, [3, 2], [[0, 2], [4, 7], [9, 10]]),
      // On, off and on again, alternately.
      (0, [3], [[0, 3], [6, 9]]), (4, [2, 1, 1], [[2, 3], [4, 6], [7, 8]]),
      (0, [20, 1], [[0, 10]]),
      // 3.507… into a period, and so much before one: the rest of a division of whole numbers.
      (1e300, [5.3, 5.3], [[0, 1.792_695_921_550_565], [7.092_695_921_550_565, 10]]),
      (-1e300, [5.3, 5.3], [[3.507_304_078_449_435, 8.807_304_078_449_435]]),
      // Whole.
      (0, [], [[0, 10]]), (0, [0, 0], [[0, 10]]), (0, [-1, 2], [[0, 10]]),
      (0, [1e-9, 1e-9], [[0, 10]]),
    ] as [(CGFloat, [CGFloat], [[CGFloat]])]
  )
  func `have the pattern's pieces`(_ phase: CGFloat, _ lengths: [CGFloat], _ wanted: [[CGFloat]]) {
    let found = dashes(line.copy(dashingWithPhase: phase, lengths: lengths))
    #expect(found.count == wanted.count)
    for (a, b) in zip(found.joined(), wanted.joined()) { #expect(abs(a - b) < 1e-9) }
  }

  /// A thousand dashes along one curve, each with its exact length, and ten thousand along ten thousand segments.
  @Test func `are cut in one walk`() {
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 1000, y: 0),
      control1: CGPoint(x: 1500, y: 900),
      control2: CGPoint(x: -500, y: 900)
    )
    var lengths: [Double] = []
    curve.copy(dashingWithPhase: 0, lengths: [1, 0.5]).forEachSegment {
      lengths.append($0.length())
    }
    #expect(lengths.count > 1000)
    // Each end is found to a thousand-millionth of the whole.
    #expect(lengths.dropLast().allSatisfy { abs($0 - 1) < 1e-5 })
    let comb = CGMutablePath()
    comb.move(to: .zero)
    for index in 1...10_000 { comb.addLine(to: CGPoint(x: index % 2, y: index)) }
    #expect(dashes(comb.copy(dashingWithPhase: 0, lengths: [0.5, 0.5])).count > 14_000)
  }

  /// What is counted is dashes: a pattern may have many, and one that has few may be long.
  @Test func `are a hundred thousand at most`() {
    let length: CGFloat = 1.0 / 8192
    for count in [2, 20] {
      let many = [CGFloat](repeating: length, count: count)
      #expect(dashes(line.copy(dashingWithPhase: 0, lengths: many)).count == 5 * 8192)
      let more = [CGFloat](repeating: length / 4, count: count)
      #expect(dashes(line.copy(dashingWithPhase: 0, lengths: more)) == [[0, 10]])
    }
  }

  /// A dot where lines have caps.
  @Test func `may have no length`() {
    let found = dashes(line.copy(dashingWithPhase: 0, lengths: [0, 4]))
    #expect(found == [[0, 0], [4, 4], [8, 8]])
  }

  /// A square's dash goes around its corner; the next subpath begins again, and transforms come after.
  @Test func `go around corners, and begin again with each subpath`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.move(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 106, y: 0))
    let dashed = path.copy(
      dashingWithPhase: 0,
      lengths: [6, 10],
      transform: CGAffineTransform(translationX: 0, y: 50)
    )
    let wanted = CGMutablePath()
    wanted.addLines(between: [
      CGPoint(x: 0, y: 50), CGPoint(x: 4, y: 50), CGPoint(x: 4, y: 52),
    ])
    wanted.addLines(between: [CGPoint(x: 100, y: 50), CGPoint(x: 106, y: 50)])
    #expect(dashed == wanted)
  }

  /// As what is drawn along them with dashes.
  @Test func `look like lines with dashes`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 28, height: 28), transform: nil)
    let (drawn, dashed) = (
      try CGContext(pixelWidth: 40, pixelHeight: 40, scale: 1),
      try CGContext(pixelWidth: 40, pixelHeight: 40, scale: 1)
    )
    for context in [drawn, dashed] { context.setLineWidth(3) }
    drawn.setLineDash(phase: 2, lengths: [7, 4])
    drawn.addPath(circle)
    drawn.strokePath()
    dashed.addPath(circle.copy(dashingWithPhase: 2, lengths: [7, 4]))
    dashed.strokePath()
    let pixels = try zip(
      #require(drawn.makeImage()).pixels,
      #require(dashed.makeImage()).pixels
    )
    // Each dash by itself has chords of its own.
    for (a, b) in pixels { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 30) }
  }

  @Test func `call a function with each step`() {
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { types in
      line.apply(info: types) { info, step in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(step.pointee.type)
      }
    }
    #expect(types == [.moveToPoint, .addLineToPoint])
  }
}
