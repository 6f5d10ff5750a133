import CoreGraphics
import Foundation
import Testing

/// Apple, *CGContext*, *CGContextClipToMask*: bitmaps of gray and of alpha alone, and what is masked by them.
struct `Gray bitmaps` {
  private func makeContext(_ alpha: CGImageAlphaInfo, width: Int = 4, height: Int = 1) throws
    -> CGContext
  {
    try #require(
      CGContext(
        data: nil,
        width: width,
        height: height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: alpha.rawValue
      )
    )
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  /// The weights of ITU-R BT.709 of the components as they are: 54, 183 and 19 of 256.
  @Test(
    arguments: [
      (CGColor(red: 1, green: 0, blue: 0, alpha: 1), 54),
      (CGColor(red: 0, green: 1, blue: 0, alpha: 1), 182),
      (CGColor(red: 0, green: 0, blue: 1, alpha: 1), 19),
      (CGColor(gray: 0.5, alpha: 1), 128), (.white, 255), (CGColor(gray: 1, alpha: 0.5), 128),
    ] as [(CGColor, UInt8)]
  )
  func `have colors by how light they are`(_ color: CGColor, _ expected: UInt8) throws {
    let context = try makeContext(.none)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == [expected, 0, 0, 0])
  }

  /// The mask of a reflection that fades: a gradient from white to black.
  @Test func `of gradients mask what is drawn`() throws {
    let (width, height) = (1, 8)
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceGray(),
        colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)],
        locations: nil
      )
    )
    let mask = try makeContext(.none, width: width, height: height)
    mask.drawLinearGradient(
      gradient,
      start: .zero,
      end: CGPoint(x: 0, y: height),
      options: .drawsAfterEndLocation
    )
    let values = try bytes(mask)
    #expect(values == values.sorted(by: >) && values[0] > 230 && values[7] < 25)
    let image = try #require(mask.makeImage())
    #expect(image.bitsPerPixel == 8 && image.bytesPerRow == 1 && image.alphaInfo == .none)
    let target = try CGContext(pixelWidth: width, pixelHeight: height, scale: 1)
    target.translateBy(x: 0, y: CGFloat(height))
    target.scaleBy(x: 1, y: -1)
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    target.clip(to: area, mask: image)
    target.setFillColor(.white)
    target.fill(area)
    let seen = try #require(target.makeImage()).pixels.map { UInt8($0 >> 24) }
    #expect(seen == values)
    // The same by a picture that is masked.
    let white = CGImage(width: width, height: height, pixels: Array(repeating: ~0, count: height))
    #expect(white.masking(image)?.pixels.map { UInt8($0 >> 24) } == values)
  }

  /// A bitmap of alpha alone is a stencil, also where it is opaque all over: it has no black.
  @Test(arguments: [1, 0.5, 0]) func `of alpha alone mask by it`(_ alpha: CGFloat) throws {
    let stencil = try makeContext(.alphaOnly, width: 2)
    stencil.setFillColor(gray: 0, alpha: alpha)
    stencil.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let expected = UInt8((alpha * 255).rounded())
    #expect(try bytes(stencil) == [expected, expected])
    let image = try #require(stencil.makeImage())
    #expect(image.colorSpace == nil && image.dataProvider?.data == Data([expected, expected]))
    let target = try CGContext(pixelWidth: 2, pixelHeight: 1, scale: 1)
    target.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: image)
    target.setFillColor(.white)
    target.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(
      try #require(target.makeImage()).pixels.map { UInt8($0 >> 24) } == [expected, expected]
    )
  }

  @Test func `give parts of them in their own layout`() throws {
    let context = try makeContext(.none)
    context.setFillColor(.white)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let part = try #require(
      context.makeImage()?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1))
    )
    #expect(part.dataProvider?.data == Data([255, 0]) && part.colorSpace?.model == .monochrome)
  }
}
