import Foundation
import Testing

@testable import CoreGraphics

/// Apple, *CGPath*: `flattened(threshold:)`, `isRect(_:)`.
struct `Paths of straight segments` {
  @Test(arguments: [5, 0.5, 0.01] as [CGFloat])
  func `stay as near their curves as asked for`(_ threshold: CGFloat) {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: threshold)
    var (points, last, isStraight) = (0, CGPoint.zero, true)
    var nearest = CGFloat.infinity
    for element in flat.elements {
      switch element {
      case .line(let point):
        nearest = min(nearest, hypot((point.x + last.x) / 2, (point.y + last.y) / 2))
        last = point
        points += 1
      case .move(let point): last = point
      case .close: break
      default: isStraight = false
      }
    }
    #expect(isStraight)
    // The circle's own curves are off by a hundredth.
    #expect(nearest >= 50 - threshold - 0.02)
    // No more than is of use: a circle's chord over an angle is off by r(1 - cos(angle / 2)).
    let wanted = max(CGFloat.pi / acos(1 - min(threshold, 50) / 50), 16)
    #expect(CGFloat(points) <= 2.5 * wanted)
  }

  @Test func `begin again after they were closed`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 9, y: 1))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 1, y: 9), control: CGPoint(x: 1, y: 5))
    let lines = path.flattened(threshold: 0.1).elements.dropFirst(3)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { if case .line(let p) = $0 { p.x == 1 } else { false } })
  }

  private static let corners = [
    CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9), CGPoint(x: 1, y: 9),
  ]

  @Test func `know whether they are a rectangle`() {
    func path(_ points: [CGPoint], closes: Bool) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points)
      if closes { path.closeSubpath() }
      return path
    }
    let wanted = CGRect(x: 1, y: 2, width: 4, height: 7)
    var found = CGRect.null
    #expect(path(Self.corners, closes: true).isRect(&found) && found == wanted)
    #expect(path(Self.corners.reversed(), closes: true).isRect(nil))
    #expect(path(Self.corners + [Self.corners[0]], closes: false).isRect(&found))
    #expect(path(Self.corners + [Self.corners[0]], closes: true).isRect(&found))
    #expect(!path(Self.corners, closes: false).isRect(nil))
    #expect(!path(Self.corners.dropLast(), closes: true).isRect(nil))
    let slanted = CGAffineTransform(rotationAngle: 0.1)
    #expect(!path(Self.corners.map { $0.applying(slanted) }, closes: true).isRect(nil))
    #expect(!CGPath(ellipseIn: wanted, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }
}
