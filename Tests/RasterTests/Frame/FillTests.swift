import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Testing

/// A layer's background: sharp rectangles are exact, soft edges carry their share of the pixel.
struct `Filled rectangles` {
  @Test func `a rectangle on whole pixels has sharp edges`() {
    let frame = rendered([fill(10, 12, 5, 3)])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (10..<15).contains(x) && (12..<15).contains(y)
        #expect(frame[x, y] == (isInside ? 0xFFFF_FFFF : 0), "pixel (\(x), \(y))")
      }
    }
  }

  @Test(arguments: [
    (0.5, [0, 128, 255, 255, 128, 0]),
    (0.25, [0, 191, 255, 255, 64, 0]),
    (1.0 / 4096, [0, 255, 255, 255, 0, 0]),
  ])
  func `an edge inside a pixel covers its share of it`(_ offset: Double, _ expected: [Int]) {
    let frame = rendered([fill(1 + offset, 0, 3, 4)], width: 6, height: 4)
    #expect(frame.alphas(row: 2) == expected)
  }

  @Test func `a corner inside a pixel covers the product of both shares`() {
    let frame = rendered([fill(1.5, 1.5, 3, 3)], width: 6, height: 6)
    #expect(frame.alpha(1, 1) == 64)
    #expect(frame.alpha(2, 1) == 128)
    #expect(frame.coveredArea.isClose(to: 9, within: 0.02))
  }

  @Test func `a line thinner than a pixel covers its width of it`() {
    let frame = rendered([fill(3.3, 0, 0.2, 10)], width: 6, height: 10)
    #expect(frame.alphas(row: 5) == [0, 0, 0, 51, 0, 0])
  }

  /// Semi-transparent colors are premultiplied once and blended in the gamma space.
  @Test func `colors blend premultiplied, in blue, green, red, alpha order`() {
    let half = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(rendered([fill(0, 0, 2, 2, half)], width: 2, height: 2)[0, 0] == 0x8080_4000)
    let over = rendered([fill(0, 0, 2, 2, half)], width: 2, height: 2, background: .white)
    #expect(over[0, 0] == 0xFFFF_BF7F)
  }

  /// Peer 148: values out of range are stored as given; drawing clamps them.
  @Test func `color components are clamped to what a pixel can hold`() {
    let none = CGFloat.nan
    let table: [(CGColor, UInt32)] = [
      (CGColor(red: 2, green: -1, blue: 0.5, alpha: 3), 0xFFFF_0080),
      (CGColor(red: none, green: 1, blue: 1, alpha: 1), 0xFF00_FFFF),
      (CGColor(red: 1, green: 1, blue: 1, alpha: none), 0),
      (CGColor(red: 1, green: 1, blue: 1, alpha: -1), 0),
    ]
    for (color, expected) in table {
      #expect(rendered([fill(0, 0, 1, 1, color)], width: 1, height: 1)[0, 0] == expected)
    }
  }

  @Test func `a negative size means the same rectangle from its other corner`() {
    let frame = rendered([fill(10, 10, -5, -5)])
    #expect(frame.coveredArea == 25)
    #expect(frame.alpha(5, 5) == 255)
  }

  @Test func `a rotation by 90° keeps sharp edges sharp`() {
    let frame = rendered([fill(10, 10, 20, 10, map: .turned(.pi / 2, about: 20, 20))])
    #expect(frame.coveredArea == 200)
    #expect(Set(frame.copyPixels()) == [0, 0xFFFF_FFFF])
  }

  /// The area of a rotated square is that of the square, and no more than 0.5 % is lost at its edges:
  /// a slanted edge's coverage is symmetrical about the edge, only the four corners are approximate.
  @Test(arguments: [0.1, 0.4, .pi / 4, 1.2])
  func `a rotated square keeps its area`(_ angle: Double) {
    let frame = rendered([fill(10, 10, 20, 20, map: .turned(angle, about: 20.3, 19.8))])
    #expect(frame.coveredArea.isClose(to: 400, within: 2))
  }
}

/// Corner radii, in points of the layer.
struct `Rounded corners` {
  /// The area is w·h − (4 − π)·r².
  ///
  /// Two things are off: a ramp one pixel wide across a circle's edge, integrated over the plane, holds
  /// π(r² + 1/12); and sampling it at pixel centers, by less than 1 % of a pixel along the 2πr of arc.
  @Test(arguments: [2.0, 5, 10, 15])
  func `the area is that of the rounded rectangle`(_ radius: Double) {
    let frame = rendered([fill(5, 5, 30, 30, radius: radius)])
    let area = 900 - (4 - .pi) * radius * radius
    #expect(frame.coveredArea.isClose(to: area, within: .pi / 12 + 2 * .pi * radius / 100))
  }

  /// Peer 178 leaves it open; Pegbar clamps.
  @Test func `a radius beyond half the shorter side is clamped to it`() {
    let clamped = rendered([fill(5, 5, 30, 20, radius: 1000)])
    #expect(clamped.copyPixels() == rendered([fill(5, 5, 30, 20, radius: 10)]).copyPixels())
  }

  @Test(arguments: [-10, -Double.infinity, .nan])
  func `a radius that is negative or no number is none`(_ radius: Double) {
    let frame = rendered([fill(5, 5, 30, 20, radius: radius)])
    #expect(frame.copyPixels() == rendered([fill(5, 5, 30, 20)]).copyPixels())
  }

  @Test func `a circle is symmetrical`() {
    let frame = rendered([fill(4, 4, 32, 32, radius: 16)])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(frame[x, y] == frame[39 - x, y])
        #expect(frame[x, y] == frame[x, 39 - y])
        #expect(frame[x, y] == frame[y, x])
      }
    }
  }
}

extension Double {
  /// Whether it is within `tolerance` of `other`.
  func isClose(to other: Double, within tolerance: Double) -> Bool {
    abs(self - other) <= tolerance
  }
}
