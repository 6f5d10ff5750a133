import CoreGraphics
import Foundation
import Testing

/// Apple, *CGImage*, *CGDataProvider*: pictures of bytes in memory.
struct `Pictures of bytes` {
  /// A layout of a pixel, its bytes, and the pixel that they are: 0xAARRGGBB, premultiplied.
  nonisolated struct Layout: Sendable {
    var bits = 32
    var isGray = false
    var alpha: CGImageAlphaInfo
    var order: CGBitmapInfo = []
    let bytes: [UInt8]
    let pixel: UInt32
  }

  private nonisolated static let layouts = [
    Layout(bits: 24, alpha: .none, bytes: [1, 2, 3], pixel: 0xFF01_0203),
    Layout(alpha: .noneSkipLast, bytes: [1, 2, 3, 9], pixel: 0xFF01_0203),
    Layout(alpha: .noneSkipFirst, bytes: [9, 1, 2, 3], pixel: 0xFF01_0203),
    Layout(alpha: .last, bytes: [255, 100, 0, 128], pixel: 0x8080_3200),
    Layout(alpha: .first, bytes: [128, 255, 100, 0], pixel: 0x8080_3200),
    Layout(alpha: .premultipliedLast, bytes: [100, 50, 0, 128], pixel: 0x8064_3200),
    Layout(alpha: .premultipliedFirst, bytes: [128, 100, 50, 0], pixel: 0x8064_3200),
    // More than its alpha.
    Layout(alpha: .premultipliedFirst, bytes: [128, 200, 50, 0], pixel: 0x8080_3200),
    Layout(
      alpha: .premultipliedFirst,
      order: .byteOrder32Little,
      bytes: [0, 50, 100, 128],
      pixel: 0x8064_3200
    ),
    Layout(
      alpha: .noneSkipFirst,
      order: .byteOrder32Little,
      bytes: [3, 2, 1, 9],
      pixel: 0xFF01_0203
    ),
    Layout(bits: 8, isGray: true, alpha: .none, bytes: [77], pixel: 0xFF4D_4D4D),
    Layout(bits: 16, isGray: true, alpha: .last, bytes: [100, 128], pixel: 0x8032_3232),
    Layout(bits: 8, isGray: true, alpha: .alphaOnly, bytes: [77], pixel: 0x4D00_0000),
  ]

  private func image(
    _ layout: Layout,
    width: Int = 1,
    height: Int = 1,
    bytesPerRow: Int? = nil,
    bits: Int = 8,
    data: [UInt8]? = nil,
    decode: [CGFloat]? = nil
  ) throws -> CGImage? {
    let info = CGBitmapInfo(rawValue: layout.alpha.rawValue).union(layout.order)
    func make(_ decode: UnsafePointer<CGFloat>?) throws -> CGImage? {
      CGImage(
        width: width,
        height: height,
        bitsPerComponent: bits,
        bitsPerPixel: layout.bits,
        bytesPerRow: bytesPerRow ?? width * layout.bits / 8,
        space: layout.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info,
        provider: try #require(CGDataProvider(data: Data(data ?? layout.bytes))),
        decode: decode,
        shouldInterpolate: false,
        intent: .defaultIntent
      )
    }
    guard let decode else { return try make(nil) }
    return try decode.withUnsafeBufferPointer { try make($0.baseAddress) }
  }

  @Test(arguments: layouts)
  func `are read in each layout`(_ layout: Layout) throws {
    #expect(try image(layout)?.pixels == [layout.pixel])
  }

  @Test func `have rows as far apart as is said`() throws {
    let gray = Self.layouts[10]
    let bytes: [UInt8] = [1, 2, 99, 99, 3, 4]
    let image = try image(gray, width: 2, height: 2, bytesPerRow: 4, data: bytes)
    #expect(image?.pixels == [0xFF01_0101, 0xFF02_0202, 0xFF03_0303, 0xFF04_0404])
  }

  /// Inverted, and only the upper half.
  @Test func `are decoded by a table`() throws {
    #expect(try image(Self.layouts[10], decode: [1, 0])?.pixels == [0xFFB2_B2B2])
    let half: [CGFloat] = [0.5, 1, 0, 1, 1, 1]
    #expect(try image(Self.layouts[0], decode: half)?.pixels == [0xFF80_02FF])
  }

  /// A byte that is skipped has no numbers in the table, which ends where nothing may be read.
  @Test(arguments: [CGImageAlphaInfo.noneSkipFirst, .noneSkipLast, .none, .last])
  func `read as many numbers of a table as there are components`(_ alpha: CGImageAlphaInfo) throws {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let memory = mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    let pages = try #require(memory == MAP_FAILED ? nil : memory)
    defer { munmap(pages, 2 * page) }
    try #require(mprotect(pages + page, page, PROT_NONE) == 0)
    let count = alpha == .last ? 8 : 6
    let table = (pages + page).assumingMemoryBound(to: CGFloat.self) - count
    // All inverted.
    for index in 0..<count { table[index] = index % 2 == 0 ? 1 : 0 }
    let bits = alpha == .none ? 24 : 32
    let image = CGImage(
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bitsPerPixel: bits,
      bytesPerRow: bits / 8,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
      provider: try #require(CGDataProvider(data: Data([0, 0, 0, 0]))),
      decode: table,
      shouldInterpolate: false,
      intent: .defaultIntent
    )
    #expect(image?.pixels == [0xFFFF_FFFF])
  }

  @Test func `are none of a layout or a size that there is not`() throws {
    let rgb = Self.layouts[0]
    #expect(try image(rgb, width: 2) == nil)
    #expect(try image(rgb, width: 0) == nil)
    #expect(try image(rgb, height: -1) == nil)
    #expect(try image(rgb, width: .max, height: .max, bytesPerRow: 3) == nil)
    #expect(try image(rgb, bytesPerRow: 2) == nil)
    #expect(try image(rgb, bytesPerRow: .max) == nil)
    #expect(try image(rgb, bits: 16) == nil)
    var wrong = rgb
    wrong.alpha = .last
    #expect(try image(wrong) == nil)
    wrong = rgb
    wrong.order = .floatComponents
    #expect(try image(wrong) == nil)
    wrong.order = .byteOrder32Little
    #expect(try image(wrong) == nil)
  }

  @Test func `give their bytes back`() throws {
    let bgra = Layout(
      alpha: .premultipliedFirst,
      order: .byteOrder32Little,
      bytes: [1, 2, 3, 200, 5, 6, 7, 255],
      pixel: 0
    )
    let picture = try #require(try image(bgra, width: 2))
    #expect(picture.dataProvider?.data == Data(bgra.bytes))
    #expect(picture.bitmapInfo == [.byteOrder32Little, CGBitmapInfo(rawValue: 2)])
  }

  @Test func `are read from a PNG file's`() throws {
    let picture = CGImage(width: 2, height: 1, pixels: [0xFF01_0203, 0x8064_3200])
    let provider = try #require(CGDataProvider(data: try picture.pngData()))
    let read = CGImage(
      pngDataProviderSource: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .perceptual
    )
    #expect(read?.pixels == picture.pixels)
    let wrong = try #require(CGDataProvider(data: Data([1, 2, 3])))
    let none = CGImage(
      pngDataProviderSource: wrong,
      decode: nil,
      shouldInterpolate: true,
      intent: .saturation
    )
    #expect(none == nil)
  }
}
