import CoreGraphics
import DisplayList
import QuartzCore
import Testing

/// Maps of the plane in perspective.
struct `Homographies` {
  nonisolated private static let maps: [Homography] = [
    .identity, Homography(scale: 3), Homography(0, 2, 0, -0.5, 0, 0, 7, 8, 1),
    Homography(1, 0.2, 0.002, -0.3, 1.5, -0.001, 10, 20, 1),
    Homography(-1, -0.2, -0.002, 0.3, -1.5, 0.001, -10, -20, -1),
  ]

  /// As far as a step of a millionth goes; what bends on it is less than a millionth.
  @Test(arguments: maps)
  func `slope as the images of neighbors lie apart`(_ map: Homography) {
    let (p, step) = (CGPoint(x: 30, y: 40), CGFloat(1e-6))
    func image(_ p: CGPoint) -> CGPoint {
      let (x, y, w) = map.mapHomogeneous(p)
      return CGPoint(x: x / w, y: y / w)
    }
    let (here, right) = (image(p), image(CGPoint(x: p.x + step, y: p.y)))
    let down = image(CGPoint(x: p.x, y: p.y + step))
    let slopes = map.slopes(at: p)
    let found = [slopes.acrossX, slopes.acrossY, slopes.alongX, slopes.alongY]
    let wanted = [right.x - here.x, right.y - here.y, down.x - here.x, down.y - here.y].map {
      Double($0 / step)
    }
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) for \(wanted)")
    let area = wanted[0] * wanted[3] - wanted[1] * wanted[2]
    #expect(abs(slopes.area - abs(area)) < 1e-5)
    let longest = max(
      (wanted[0] * wanted[0] + wanted[1] * wanted[1]).squareRoot(),
      (wanted[2] * wanted[2] + wanted[3] * wanted[3]).squareRoot()
    )
    #expect(abs(slopes.longest - longest) < 1e-6)
  }
}
