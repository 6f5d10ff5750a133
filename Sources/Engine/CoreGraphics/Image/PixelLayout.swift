import Foundation

/// The byte layout of a picture's pixels: eight bits per component, gray or RGB, with or without alpha.
struct PixelLayout {
  /// The distance from one pixel to the next, in bytes.
  let bytesPerPixel: Int
  /// The number of components of a pixel, including alpha, but not skipped bytes.
  let componentCount: Int
  /// The offsets of red, green and blue in a pixel, all equal for gray; `nil` where there is only alpha.
  private let colors: (red: Int, green: Int, blue: Int)?
  private let isGray: Bool
  private let alpha: Int?
  private let isPremultiplied: Bool

  /// `nil` for an unsupported layout: other than eight bits per component, floating-point components, more or fewer
  /// components than a pixel has room for, or 16-bit words.
  init?(
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    model: CGColorSpaceModel,
    info: CGBitmapInfo
  ) {
    let order = info.intersection(.byteOrderMask)
    guard bitsPerComponent == 8, bitsPerPixel % 8 == 0, !info.contains(.floatComponents),
      let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
      let count = kind == .alphaOnly ? 0 : model == .rgb ? 3 : model == .monochrome ? 1 : nil,
      bitsPerPixel == 8 * (count + (kind == .none ? 0 : 1)),
      order.isEmpty || order == .byteOrder32Big
        || (order == .byteOrder32Little && bitsPerPixel == 32)
    else { return nil }
    let isFirst = kind == .first || kind == .premultipliedFirst || kind == .noneSkipFirst
    bytesPerPixel = bitsPerPixel / 8
    let isSkipped = kind == .noneSkipFirst || kind == .noneSkipLast
    componentCount = isSkipped ? count : bytesPerPixel
    let turned = order == .byteOrder32Little
    func byte(_ index: Int) -> Int { turned ? 3 - index : index }
    let firstColor = isFirst ? 1 : 0
    isGray = count == 1
    let step = isGray ? 0 : 1
    colors =
      count == 0
      ? nil : (byte(firstColor), byte(firstColor + step), byte(firstColor + 2 * step))
    switch kind {
    case .none, .noneSkipFirst, .noneSkipLast: alpha = nil
    case .first, .premultipliedFirst: alpha = byte(0)
    case .last, .premultipliedLast, .alphaOnly: alpha = byte(count)
    }
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
  }

  /// Reads a pixel as 0xAARRGGBB, premultiplied.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the pixel.
  ///   - decode: The lookup tables that decode the bytes of each component; none to leave them unchanged.
  /// - Returns: A pixel whose colors do not exceed the alpha.
  @inline(__always)
  func pixel(_ bytes: UnsafeRawBufferPointer, _ decode: [[UInt8]]) -> UInt32 {
    func component(_ byte: Int, _ index: Int) -> UInt32 {
      UInt32(index < decode.count ? decode[index][Int(bytes[byte])] : bytes[byte])
    }
    let countBefore = colors == nil ? 0 : isGray ? 1 : 3
    let opacity = alpha.map { component($0, countBefore) } ?? 255
    func shown(_ byte: Int, _ index: Int) -> UInt32 {
      let value = component(byte, isGray ? 0 : index)
      // Colors that exceed their alpha would be brighter than white.
      return isPremultiplied ? min(value, opacity) : (value * opacity + 127) / 255
    }
    guard let colors else { return opacity << 24 }
    return opacity << 24 | shown(colors.red, 0) << 16 | shown(colors.green, 1) << 8
      | shown(colors.blue, 2)
  }

  /// Writes a pixel; skipped bytes stay unchanged.
  ///
  /// - Parameters:
  ///   - pixel: The pixel, 0xAARRGGBB, premultiplied.
  ///   - bytes: The destination of the bytes.
  @inline(__always)
  func write(_ pixel: UInt32, to bytes: UnsafeMutableRawBufferPointer) {
    let opacity = pixel >> 24
    if let alpha { bytes[alpha] = UInt8(truncatingIfNeeded: opacity) }
    guard let colors else { return }
    func component(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 255
      guard alpha != nil, !isPremultiplied else { return value }
      return opacity == 0 ? 0 : min((value * 255 + opacity / 2) / opacity, 255)
    }
    let (red, green, blue) = (component(16), component(8), component(0))
    if isGray {
      bytes[colors.red] = UInt8(truncatingIfNeeded: Self.luma(red, green, blue))
    } else {
      bytes[colors.red] = UInt8(truncatingIfNeeded: red)
      bytes[colors.green] = UInt8(truncatingIfNeeded: green)
      bytes[colors.blue] = UInt8(truncatingIfNeeded: blue)
    }
  }

  /// The luma of a color, 0 … 255, by `CGColorSpace.luma` in weights of 1/256 that sum to 1: grays stay unchanged.
  @inline(__always)
  static func luma(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    (54 * red + 183 * green + 19 * blue + 128) >> 8
  }
}
