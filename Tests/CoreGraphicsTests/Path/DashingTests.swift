import CoreGraphics
import Foundation
import Testing

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
      // On, off and on again by turns.
      (0, [3], [[0, 3], [6, 9]]), (4, [2, 1, 1], [[2, 3], [4, 6], [7, 8]]),
      (0, [20, 1], [[0, 10]]),
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

  /// A square's dash goes around its corner; the next subpath begins anew, and transforms come after.
  @Test func `go around corners, and begin anew with each subpath`() {
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
    // Cairo measures chords, which leave out a hundredth of a pixel of each dash; ends may be apart by ten.
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
