import CoreGraphics
import Foundation
import Testing

/// Apple, *CGBitmapContextCreate* and "Quartz 2D Programming Guide", *Supported Pixel Formats*: drawing into memory.
struct `Bitmaps in the caller's memory` {
  /// A layout, and the bytes of red of alpha 128 in it.
  nonisolated struct Layout: Sendable {
    let alpha: CGImageAlphaInfo
    var order: CGBitmapInfo = []
    var isGray = false
    let bytes: [UInt8]
    var info: UInt32 { alpha.rawValue | order.rawValue }
    var space: CGColorSpace {
      isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    }
  }

  private nonisolated static let layouts = [
    Layout(alpha: .premultipliedLast, bytes: [128, 0, 0, 128]),
    Layout(alpha: .premultipliedLast, order: .byteOrder32Big, bytes: [128, 0, 0, 128]),
    Layout(alpha: .premultipliedFirst, bytes: [128, 128, 0, 0]),
    Layout(alpha: .premultipliedFirst, order: .byteOrder32Little, bytes: [0, 0, 128, 128]),
    Layout(alpha: .premultipliedLast, order: .byteOrder32Little, bytes: [128, 0, 0, 128]),
    // Over black; the byte that is not used is 0 as it was, but where Cairo draws into it.
    Layout(alpha: .noneSkipLast, bytes: [128, 0, 0, 0]),
    Layout(alpha: .noneSkipFirst, bytes: [0, 128, 0, 0]),
    Layout(alpha: .alphaOnly, isGray: true, bytes: [128]),
    Layout(alpha: .alphaOnly, bytes: [128]),
    // 0.2126 of 128.
    Layout(alpha: .none, isGray: true, bytes: [27]),
  ]

  private func makeContext(
    _ data: UnsafeMutableRawPointer?,
    _ layout: Layout,
    width: Int = 1,
    height: Int = 1,
    bytesPerRow: Int? = nil,
    bits: Int = 8
  ) -> CGContext? {
    CGContext(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bits,
      bytesPerRow: bytesPerRow ?? width * layout.bytes.count,
      space: layout.space,
      bitmapInfo: layout.info
    )
  }

  @Test(arguments: layouts) func `have what is drawn at once`(_ layout: Layout) throws {
    var pixel = [UInt8](repeating: 0, count: layout.bytes.count)
    let context = try #require(makeContext(&pixel, layout))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixel == layout.bytes)
    withExtendedLifetime(context) {}
  }

  @Test(arguments: layouts) func `say what they are`(_ layout: Layout) throws {
    let context = try #require(makeContext(nil, layout, width: 3, height: 2, bytesPerRow: 16))
    #expect(context.width == 3 && context.height == 2 && context.bytesPerRow == 16)
    #expect(context.bitsPerComponent == 8 && context.bitsPerPixel == 8 * layout.bytes.count)
    #expect(context.bitmapInfo.rawValue == layout.info && context.alphaInfo == layout.alpha)
    #expect(context.colorSpace == (layout.alpha == .alphaOnly ? nil : layout.space))
    let image = try #require(context.makeImage())
    #expect(image.bitsPerPixel == context.bitsPerPixel && image.bitmapInfo == context.bitmapInfo)
    #expect(image.alphaInfo == layout.alpha && image.colorSpace == context.colorSpace)
  }

  /// As of the pointer that was asked for before drawing, and of the picture.
  @Test(arguments: layouts) func `of contexts without a caller's are theirs`(_ layout: Layout)
    throws
  {
    let context = try #require(makeContext(nil, layout, bytesPerRow: 0))
    let data = try #require(context.data)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let count = layout.bytes.count
    #expect(Array(UnsafeRawBufferPointer(start: data, count: count)) == layout.bytes)
    let other = try #require(makeContext(nil, layout, bytesPerRow: 0))
    other.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    other.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(other.makeImage()?.dataProvider?.data)
    #expect(
      zip(bytes, layout.bytes).enumerated().allSatisfy { index, pair in
        pair.0 == pair.1 || layout.alpha == .noneSkipLast && index == 3
          || layout.alpha == .noneSkipFirst && index == 0
      }
    )
    let after = try #require(other.data)
    #expect(Array(UnsafeRawBufferPointer(start: after, count: count)) == layout.bytes)
  }

  /// The idiom by which colors are read: a picture is drawn into one pixel.
  @Test func `tell a picture's color by one pixel`() throws {
    let picture = CGImage(width: 2, height: 1, pixels: [0xFF00_FF00, 0xFF11_2233])
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = try #require(
      CGContext(
        data: &pixel,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(picture, in: CGRect(x: -1, y: 0, width: 2, height: 1))
    #expect(pixel == [0x11, 0x22, 0x33, 255])
  }

  @Test(arguments: [layouts[0], layouts[3], layouts[9]])
  func `are drawn over, what the caller writes meanwhile as well`(_ layout: Layout) throws {
    let size = layout.bytes.count
    var pixels = [UInt8](repeating: 200, count: 2 * size)
    let context = try #require(makeContext(&pixels, layout, width: 2))
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels.suffix(size) == [UInt8](repeating: 200, count: size)[...])
    #expect(pixels[0] == 0)
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(pixels.allSatisfy { $0 == 0 })
    pixels.withUnsafeMutableBytes { bytes in for index in bytes.indices { bytes[index] = 100 } }
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixels.suffix(size) == [UInt8](repeating: 100, count: size)[...])
    // Half of white over 100.
    #expect(abs(Int(pixels[0]) - 178) <= 1)
    #expect(context.makeImage()?.dataProvider?.data == Data(pixels))
  }

  /// A row has room behind its pixels, which no drawing touches; rows are from the top.
  @Test(arguments: layouts) func `have rows as far apart as is said`(_ layout: Layout) throws {
    let size = layout.bytes.count
    let stride = 2 * size + 3
    var bytes = [UInt8](repeating: 7, count: 2 * stride)
    for row in 0..<2 { for index in 0..<2 * size { bytes[row * stride + index] = 0 } }
    let context = try #require(
      makeContext(&bytes, layout, width: 2, height: 2, bytesPerRow: stride)
    )
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let clear = [UInt8](repeating: 0, count: size)
    let gap: [UInt8] = [7, 7, 7]
    #expect(bytes == clear + clear + gap + clear + layout.bytes + gap)
    withExtendedLifetime(context) {}
  }

  @Test func `have a transparency layer when it ends`() throws {
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = try #require(makeContext(&pixel, Self.layouts[0]))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixel == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(pixel == [128, 128, 128, 128])
  }

  /// What a blend mode changes outside of the shape, and a shadow, are in memory too.
  @Test func `have all that a drawing changes`() throws {
    var bytes = [UInt8](repeating: 255, count: 16)
    let context = try #require(makeContext(&bytes, Self.layouts[0], width: 4))
    context.setBlendMode(.copy)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.dataProvider?.data == Data(bytes))
    context.setBlendMode(.sourceIn)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(context.makeImage()?.dataProvider?.data == Data(bytes))
    #expect(bytes[8...].allSatisfy { $0 == 0 })
    context.setBlendMode(.normal)
    context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Array(bytes[8..<12]) == [255, 255, 255, 255])
  }

  @Test func `are given up with the context`() throws {
    final class Calls { var pointers: [UnsafeMutableRawPointer?] = [] }
    let calls = Calls()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 4)
    func use() {
      let context = CGContext(
        data: memory,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
        releaseCallback: { info, data in calls.pointers = [info, data] },
        releaseInfo: memory + 1
      )
      #expect(context != nil && calls.pointers.isEmpty)
    }
    use()
    #expect(calls.pointers == [memory + 1, memory])
  }

  /// Apple's own list of what there is, as its error message prints it; deeper components are not here.
  @Test func `of other layouts are none`() throws {
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    func make(
      _ space: CGColorSpace,
      _ alpha: CGImageAlphaInfo,
      _ bits: Int = 8,
      order: CGBitmapInfo = []
    ) -> CGContext? {
      CGContext(
        data: nil,
        width: 4,
        height: 4,
        bitsPerComponent: bits,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: alpha.rawValue | order.rawValue
      )
    }
    for alpha in [CGImageAlphaInfo.none, .first, .last] { #expect(make(rgb, alpha) == nil) }
    for alpha in [CGImageAlphaInfo.premultipliedFirst, .premultipliedLast, .last, .noneSkipLast] {
      #expect(make(gray, alpha) == nil)
    }
    #expect(make(rgb, .premultipliedLast, 16) == nil && make(gray, .none, 16) == nil)
    #expect(make(rgb, .premultipliedLast, order: .floatComponents) == nil)
    #expect(make(rgb, .premultipliedLast, order: .byteOrder16Little) == nil)
    #expect(make(CGColorSpaceCreateDeviceCMYK(), .none) == nil)
    let unknown = CGContext(
      data: nil,
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: rgb,
      bitmapInfo: 0x1F
    )
    #expect(unknown == nil)
  }

  @Test(arguments: [(4, 4, 15), (4, 4, 0), (4, 4, -16), (0, 4, 16), (4, -1, 16), (4, 4, .max)])
  func `of too short rows or no size are none`(_ width: Int, _ height: Int, _ stride: Int) throws {
    var bytes = [UInt8](repeating: 0, count: 64)
    let layout = Self.layouts[0]
    #expect(makeContext(&bytes, layout, width: width, height: height, bytesPerRow: stride) == nil)
    if stride > 0 {
      #expect(makeContext(nil, layout, width: width, height: height, bytesPerRow: stride) == nil)
    }
  }
}
