import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*: drawing into a bitmap.
struct `Drawing contexts` {
  private func context(_ width: Int = 10, _ height: Int = 10) throws -> CGContext {
    try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
  }

  private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt32 {
    try #require(context.makeImage()).pixels[y * context.width + x]
  }

  private func count(_ context: CGContext, _ value: UInt32) throws -> Int {
    try #require(context.makeImage()).pixels.count { $0 == value }
  }

  @Test func `the origin is at the lower left and y points up`() throws {
    let context = try context()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try pixel(context, 0, 9) == 0xFFFF_0000)
    #expect(try count(context, 0xFFFF_0000) == 2)
    #expect(context.ctm == .identity)
  }

  @Test func `a layer's context has y down and counts points`() throws {
    let context = try CGContext(pixelWidth: 10, pixelHeight: 10, scale: 2)
    context.setFillColor(.white)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try pixel(context, 2, 0) == 0xFFFF_FFFF && pixel(context, 3, 1) == 0xFFFF_FFFF)
    #expect(try count(context, 0xFFFF_FFFF) == 4)
  }

  @Test func `transforms act on what comes after, the last one first`() throws {
    let context = try context()
    context.translateBy(x: 4, y: 0)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    // x from 4 + 2 to 4 + 4, y from 2 to 4 above the bottom.
    #expect(try pixel(context, 6, 7) == 0xFF00_0000 && pixel(context, 7, 6) == 0xFF00_0000)
    #expect(try count(context, 0xFF00_0000) == 4)
  }

  @Test func `a saved state comes back with its color, transform and clip`() throws {
    let context = try context()
    context.setFillColor(.white)
    context.saveGState()
    context.setFillColor(.black)
    context.translateBy(x: 100, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try count(context, 0xFFFF_FFFF) == 100)
    context.restoreGState()
  }

  @Test func `a clip cuts later drawing`() throws {
    let context = try context()
    context.clip(to: CGRect(x: 2, y: 2, width: 3, height: 4))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 3, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try count(context, 0xFF00_0000) == 12)
  }

  @Test func `a line covers its width on both sides of the path`() throws {
    let context = try context()
    context.setStrokeColor(.white)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: 2, y: 5))
    context.addLine(to: CGPoint(x: 8, y: 5))
    context.strokePath()
    #expect(try count(context, 0xFFFF_FFFF) == 12)
    #expect(context.isPathEmpty)
  }

  @Test func `the pen is scaled with the context, the path with the transform it was made in`()
    throws
  {
    let context = try context()
    context.move(to: CGPoint(x: 2, y: 5))
    context.addLine(to: CGPoint(x: 8, y: 5))
    context.scaleBy(x: 1, y: 4)
    context.strokePath()
    #expect(try count(context, 0xFF00_0000) == 24)
  }

  @Test func `the even-odd rule leaves a hole`() throws {
    let context = try context()
    context.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4),
    ])
    context.fillPath(using: .evenOdd)
    #expect(try count(context, 0xFF00_0000) == 84)
  }

  @Test func `a curve after a closed subpath begins where that began`() throws {
    let start = CGPoint(x: 1, y: 8)
    let paths = [false, true].map { isSaid in
      let path = CGMutablePath()
      path.addLines(between: [start, CGPoint(x: 1, y: 9), CGPoint(x: 9, y: 1)])
      path.closeSubpath()
      if isSaid { path.move(to: start) }
      path.addQuadCurve(to: CGPoint(x: 9, y: 8), control: CGPoint(x: 5, y: 0))
      return path
    }
    #expect(paths[0] != paths[1])
    #expect(try filled(paths[0]) == filled(paths[1]))
  }

  private func filled(_ path: CGPath) throws -> [UInt32] {
    let context = try context()
    context.addPath(path)
    context.fillPath()
    return try #require(context.makeImage()).pixels
  }

  /// A circle's area: the flattened path is off its 113 pixels of edge by up to 0.02, two thirds on average.
  @Test func `an ellipse covers its area`() throws {
    let context = try context(40, 40)
    context.fillEllipse(in: CGRect(x: 2, y: 2, width: 36, height: 36))
    let area = try #require(context.makeImage()).pixels
      .reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(area - .pi * 18 * 18) < 1.5)
  }

  @Test func `alpha fades, clear makes transparent`() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try count(context, 0x8080_8080) == 100)
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(try count(context, 0) == 50)
  }

  @Test func `a picture is upright where y points up, and copied exactly at its own size`() throws {
    let picture = CGImage(
      width: 2,
      height: 2,
      pixels: [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0xFFFF_FFFF]
    )
    let context = try context(4, 4)
    context.draw(picture, in: CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(try pixel(context, 1, 1) == 0xFFFF_0000 && pixel(context, 2, 1) == 0xFF00_FF00)
    #expect(try pixel(context, 1, 2) == 0x8000_0080 && pixel(context, 2, 2) == 0xFFFF_FFFF)
    #expect(try count(context, 0) == 12)
    let layer = try CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1)
    layer.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try pixel(layer, 0, 1) == 0xFFFF_0000)
  }

  @Test func `numbers that make no sense leave the context usable`() throws {
    let context = try context()
    context.saveGState()
    context.scaleBy(x: 0, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.translateBy(x: .nan, y: .infinity)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.restoreGState()
    context.setLineWidth(.nan)
    context.setLineDash(phase: .nan, lengths: [-1, .infinity])
    context.setMiterLimit(.nan)
    context.stroke(CGRect(x: 1e300, y: 0, width: 5, height: 5))
    context.setLineWidth(1)
    context.stroke(CGRect(x: -1e300, y: CGFloat.nan, width: 1e300, height: 5))
    context.draw(
      CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]),
      in: CGRect(x: 0, y: 0, width: 0, height: CGFloat.nan)
    )
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(try count(context, 0xFF00_0000) == 100)
  }

  @Test(arguments: [(0, 10), (10, -1), (40_000, 1)])
  func `a bitmap of an impossible size is none`(_ width: Int, _ height: Int) {
    #expect(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 0
      ) == nil
    )
  }
}
