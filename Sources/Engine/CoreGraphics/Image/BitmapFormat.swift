import Foundation

/// How a bitmap's pixels are laid out in memory, and what their components mean.
struct BitmapFormat: Hashable, Sendable {
  let space: CGColorSpace
  let info: CGBitmapInfo
  let bitsPerPixel: Int

  /// Premultiplied B, G, R, A bytes in sRGB: what pictures and Cairo's surfaces are made of.
  static let native = BitmapFormat(
    space: .sRGBSpace,
    info: [
      .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
    ],
    bitsPerPixel: 32
  )

  /// Where the alpha is; `nil` bits count as none.
  var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// Whether there is no color: a bitmap of coverage.
  var isAlphaOnly: Bool { alphaInfo == .alphaOnly }
  /// Whether there is one gray component, or no color at all.
  var isGray: Bool { space.model == .monochrome || isAlphaOnly }

  /// Whether all pixels are opaque, whatever is in their memory.
  var isOpaque: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: true
    default: false
    }
  }

  /// Whether Cairo draws into memory of this layout itself.
  var isDrawnByCairo: Bool {
    let order = info.intersection(.byteOrderMask)
    return bitsPerPixel == 32 && order == .byteOrder32Little
      && (alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst)
  }

  /// How the bytes of a pixel are read and written; `nil` for a layout that there is not.
  var layout: PixelLayout? {
    PixelLayout(bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, model: space.model, info: info)
  }
}

extension BitmapFormat {
  /// The format of a context's bitmap; `nil` for one that contexts do not draw into.
  ///
  /// Of Core Graphics' table of pixel formats ("Quartz 2D Programming Guide", *Supported Pixel Formats*) those of eight
  /// bits a component: RGB in 32 bits with the alpha first or last, premultiplied or skipped; gray without alpha; and
  /// alpha only.
  ///
  /// - Parameters:
  ///   - bits: Of a component: 8, or 0 for as many as there are.
  ///   - space: RGB or gray; any for alpha only.
  ///   - info: Where the alpha is, and the order of the bytes.
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
