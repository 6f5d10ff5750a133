import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*: all that is drawn lies over its own shadow.
struct `Shadows of drawing` {
  private let black: UInt32 = 0xFF00_0000

  private func context() throws -> CGContext {
    try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 1)
  }

  private func picture(_ draw: (CGContext) -> Void) throws -> CGImage {
    let context = try context()
    draw(context)
    return try #require(context.makeImage())
  }

  @Test func `a shadow without blur is the shape, moved`() throws {
    let image = try picture { context in
      context.setShadow(offset: CGSize(width: 5, height: 3), blur: 0, color: .black)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(image[2, 2] == 0xFFFF_0000 && image[5, 5] == 0xFFFF_0000)
    #expect(image[7, 5] == black && image[10, 8] == black)
    #expect(image[11, 8] == 0 && image[7, 4] == 0)
    #expect(image.pixels.count { $0 != 0 } == 32)
  }

  @Test func `the offset is measured where the context began`() throws {
    let image = try picture { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 5, height: 3), blur: 0, color: .black)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(image[7, 5] == black && image[6, 5] == 0 && image[7, 4] == 0)
    let scaled = try CGContext(pixelWidth: 20, pixelHeight: 20, scale: 2)
    scaled.setShadow(offset: CGSize(width: 5, height: 3), blur: 0, color: .black)
    scaled.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let twice = try #require(scaled.makeImage())
    #expect(twice[10, 6] == black && twice[11, 7] == black && twice[9, 6] == 0)
    // Where y points up a positive offset leads up.
    let raw = try #require(
      CGContext(
        data: nil,
        width: 20,
        height: 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    raw.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: .black)
    raw.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try #require(raw.makeImage())[0, 12] == black)
  }

  /// Half of the standard deviation of 4 away from a long edge a Gaussian's integral is known; 3 of 255 are the boxes'.
  @Test func `the blur is twice the standard deviation`() throws {
    let context = try CGContext(pixelWidth: 80, pixelHeight: 80, scale: 1)
    context.setShadow(offset: CGSize(width: 200, height: 0), blur: 8, color: .black)
    // (The shape is outside, and casts no shadow from there.)
    context.fill(CGRect(x: -150, y: -100, width: 40, height: 300))
    #expect(try #require(context.makeImage()).pixels.allSatisfy { $0 == 0 })
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 8, color: .black)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 80))
    let image = try #require(context.makeImage())
    for x in 28..<54 {
      let (left, right) = ((Double(x) + 0.5 - 20) / 4, (Double(x) + 0.5 - 40) / 4)
      let share = (erf(left / 2.0.squareRoot()) - erf(right / 2.0.squareRoot())) / 2
      #expect(abs(Double(image[x, 40] >> 24) - 255 * share) <= 3, "column \(x)")
    }
  }

  @Test func `a transparency layer has one shadow, and none inside`() throws {
    let image = try picture { context in
      context.setShadow(
        offset: CGSize(width: 8, height: 0),
        blur: 0,
        color: CGColor(gray: 0, alpha: 0.5)
      )
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
      context.fill(CGRect(x: 3, y: 3, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    #expect(
      image[9, 1] == 0x8000_0000 && image[11, 3] == 0x8000_0000 && image[14, 6] == 0x8000_0000
    )
    #expect(image.pixels.count { $0 == 0x8000_0000 } == 28)
  }

  @Test func `a state has its shadow, and no color is none`() throws {
    let image = try picture { context in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0)
      context.fill(CGRect(x: 0, y: 4, width: 2, height: 2))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 8, width: 2, height: 2))
      context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: .infinity)
      context.fill(CGRect(x: 0, y: 12, width: 2, height: 2))
    }
    #expect(image.pixels.count { $0 == 0xFF00_0000 } == 16)
    // A third of black.
    #expect(image[8, 4] == 0x5500_0000 && image.pixels.count { $0 == 0x5500_0000 } == 4)
  }

  @Test func `what is cleared casts none`() throws {
    let image = try picture { context in
      context.setShadow(offset: CGSize(width: 8, height: 0), blur: 0)
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(image.pixels.allSatisfy { $0 == 0 })
  }

  /// The clip cuts the shadow, and does not change what casts it.
  @Test func `what the clip leaves out casts its shadow inside`() throws {
    let image = try picture { context in
      context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 20))
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .black)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(image[12, 2] == black && image.pixels.count { $0 != 0 } == 16)
  }
}

extension CGImage {
  fileprivate subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
