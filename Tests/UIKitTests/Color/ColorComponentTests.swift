import CoreGraphics
import Testing
import UIKit

/// What colors are made of.
struct `Color components` {
  @Test(
    arguments: [
      (0, 0, 0.5), (0, 1, 1), (0.25, 0.5, 0.75), (0.5, 0.25, 1), (0.75, 1, 0.25), (0.9, 0.3, 0.6),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `hue, saturation and brightness come back`(_ h: CGFloat, _ s: CGFloat, _ b: CGFloat) {
    var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5)
    let isThere = color.getHue(
      &hue,
      saturation: &saturation,
      brightness: &brightness,
      alpha: &alpha
    )
    // Components may be kept in 32 bits.
    #expect(isThere && abs(hue - h) < 1e-5 && abs(saturation - s) < 1e-5)
    #expect(abs(brightness - b) < 1e-5 && alpha == 0.5)
  }

  @Test func `a gray has a white, a color none`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    let isGray = UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha)
    #expect(isGray && white == 0.25 && alpha == 0.75)
    white = -1
    let isRedGray = UIColor.red.getWhite(&white, alpha: nil)
    #expect(!isRedGray && white == -1)
    let isAny = UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
    #expect(isAny)
  }
}
