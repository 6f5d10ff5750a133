import Foundation

/// The layout of a bitmap's pixels in memory, and their color space.
struct BitmapFormat: Hashable, Sendable {
  let space: CGColorSpace
  let info: CGBitmapInfo
  let bitsPerPixel: Int

  /// Premultiplied B, G, R, A bytes in sRGB: the format of pictures and Cairo's surfaces.
  static let native = BitmapFormat(
    space: .sRGBSpace,
    info: [
      .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
    ],
    bitsPerPixel: 32
  )

  /// The place of the alpha; unknown bits count as none.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether there are no colors: a bitmap of coverage.
  var isAlphaOnly: Bool { alphaInfo == .alphaOnly }
  /// Whether there is one gray component, or alpha only.
  var isGray: Bool { space.model == .monochrome || isAlphaOnly }

  /// Whether all pixels are opaque, whatever their memory contains.
  var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: true
    default: false
    }
  }

  /// Whether Cairo can draw into memory of this layout.
  var isDrawnByCairo: Bool {
    let order = info.intersection(.byteOrderMask)
    return bitsPerPixel == 32 && order == .byteOrder32Little
      && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst)
  }

  /// How the bytes of a pixel are read and written; `nil` for an unsupported layout.
  var layout: PixelLayout? {
    PixelLayout(bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, model: space.model, info: info)
  }
}

extension BitmapFormat {
  /// The format of a context's bitmap; `nil` for one that contexts do not support.
  ///
  /// These are the formats with eight bits per component of Core Graphics' table of pixel formats ("Quartz 2D
  /// Programming Guide", *Supported Pixel Formats*): RGB in 32 bits with the alpha first or last, premultiplied or
  /// skipped; gray without alpha; and alpha only.
  ///
  /// - Parameters:
  ///   - bits: The bits per component: 8, or 0 for the default.
  ///   - space: An RGB or gray space; any for alpha only.
  ///   - info: The place of the alpha, and the byte order.
  init?(contextWithBits bits: Int, space: CGColorSpace, info: CGBitmapInfo) {
    guard bits == 8 || bits == 0,
      let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let size: Int
    switch (space.model, alpha) {
    case (_, .alphaOnly), (.monochrome, .none): size = 8
    case (.rgb, .premultipliedFirst), (.rgb, .premultipliedLast), (.rgb, .noneSkipFirst),
      (.rgb, .noneSkipLast):
      size = 32
    default: return nil
    }
    self.init(space: space, info: info, bitsPerPixel: size)
    guard layout != nil else { return nil }
  }
}
