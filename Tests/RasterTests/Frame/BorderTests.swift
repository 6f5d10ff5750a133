import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import Raster
import Testing

/// A layer's border lies inside its edge.
struct `Border rings` {
  /// Peer 177: border 5 on 80×60 covers 80·60 − 70·50 pt².
  @Test func `a border covers the difference of its two rectangles`() {
    let frame = rendered([border(10, 10, 80, 60, thickness: 5)], width: 100, height: 80)
    #expect(frame.coveredArea == 1300)
    #expect(Set(frame.copyPixels()) == [0, 0xFFFF_FFFF])
  }

  @Test func `a border of half a pixel covers half of the edge pixels`() {
    let frame = rendered([border(2, 2, 10, 10, thickness: 0.5)], width: 14, height: 14)
    // The hole's half is rounded up to 128; the ring is what that leaves of 255.
    #expect(frame.alphas(row: 7) == [0, 0, 127, 0, 0, 0, 0, 0, 0, 0, 0, 127, 0, 0])
  }

  @Test func `the inner edge's radius is the outer's less the width`() {
    let ring = rendered([border(4, 4, 32, 32, radius: 12, thickness: 4)])
    let outer = rendered([fill(4, 4, 32, 32, radius: 12)])
    let inner = rendered([fill(8, 8, 24, 24, radius: 8)])
    for y in 0..<40 {
      for x in 0..<40 {
        let expected = outer.alpha(x, y) - inner.alpha(x, y)
        #expect(abs(ring.alpha(x, y) - expected) <= 1, "pixel (\(x), \(y))")
      }
    }
  }

  @Test func `a border wider than its radius has a square inner edge`() {
    let ring = rendered([border(4, 4, 32, 32, radius: 4, thickness: 6)])
    #expect(ring.alpha(10, 10) == 0)
    #expect(ring.alpha(9, 10) == 255)
  }

  @Test(arguments: [16.0, 20, .infinity])
  func `a border of half the side or more fills the shape`(_ thickness: Double) {
    let ring = rendered([border(4, 4, 32, 32, radius: 6, thickness: thickness)])
    #expect(ring.copyPixels() == rendered([fill(4, 4, 32, 32, radius: 6)]).copyPixels())
  }

  @Test(arguments: [0, -3, .nan])
  func `a border without a positive width draws nothing`(_ thickness: Double) {
    #expect(rendered([border(4, 4, 32, 32, thickness: thickness)]).coveredArea == 0)
  }

  @Test func `a rotated border keeps its area`() {
    let map = Homography.turned(0.5, about: 20, 20)
    let frame = rendered([border(8, 8, 24, 24, thickness: 3, map: map)])
    // As for squares: only the eight corners are approximate.
    #expect(frame.coveredArea.isClose(to: 252, within: 2))
  }
}
