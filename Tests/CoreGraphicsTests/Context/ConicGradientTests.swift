import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*: `drawConicGradient`.
struct `Conic gradients` {
  private func picture(_ angle: CGFloat, _ draw: (CGContext) -> Void = { _ in }) throws -> CGImage {
    let context = try CGContext(pixelWidth: 21, pixelHeight: 21, scale: 1)
    draw(context)
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    context.drawConicGradient(gradient, center: CGPoint(x: 10.5, y: 10.5), angle: angle)
    return try #require(context.makeImage())
  }

  private func gray(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
    image.pixels[y * 21 + x] & 255
  }

  @Test(arguments: [(CGFloat(0), [0, 64, 128, 191]), (.pi / 2, [191, 0, 64, 128])])
  func `colors run around from the angle on, y down`(_ angle: CGFloat, _ grays: [UInt32]) throws {
    let image = try picture(angle)
    #expect(
      [gray(image, 20, 10), gray(image, 10, 20), gray(image, 0, 10), gray(image, 10, 0)] == grays
    )
  }

  @Test func `the clip and the transform hold`() throws {
    let image = try picture(0) { context in
      context.clip(to: CGRect(x: 3, y: 4, width: 5, height: 6))
      context.translateBy(x: 10.5, y: 10.5)
      context.scaleBy(x: -1, y: 1)
      context.translateBy(x: -10.5, y: -10.5)
    }
    #expect(image.pixels.count { $0 != 0 } == 30)
    // Mirrored: what is left of the center is what was right of it, up being three quarters around.
    #expect(gray(image, 3, 9) > 230)
  }

  /// What is between two numbers so far apart is none, and counts as 0.
  @Test func `colors of any numbers are drawn`() throws {
    let context = try CGContext(pixelWidth: 8, pixelHeight: 8, scale: 1)
    let far = CGFloat(1e308)
    let colors = [
      CGColor(red: far, green: -far, blue: 0, alpha: 1),
      CGColor(red: -far, green: far, blue: 0, alpha: 1),
    ]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    context.drawConicGradient(gradient, center: CGPoint(x: 4, y: 4), angle: 0)
    let pixels = try #require(context.makeImage()).pixels
    #expect(pixels.allSatisfy { $0 >> 24 == 255 && $0 & 255 == 0 })
  }

  @Test func `numbers that are none draw nothing`() throws {
    #expect(try picture(.nan).pixels.allSatisfy { $0 == 0 })
  }
}
