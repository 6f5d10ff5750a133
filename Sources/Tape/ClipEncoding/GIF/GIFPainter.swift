import CClips
import Dispatch

/// The picture as indices of the palette, updated change by change.
final class GIFPainter {
  /// One index for each pixel; `palette.count` for transparent pixels.
  private(set) var indices: UnsafeMutablePointer<UInt8>
  private let pixels, before: UnsafeMutablePointer<UInt32>
  private let format: ClipFormat
  private let dither: Int32
  private let transparent: UInt8
  /// One lookup for each of the bands that are painted in parallel.
  private let colors: [OpaquePointer]
  private var isEmpty = true

  init(_ palette: [UInt32], _ format: ClipFormat, _ dither: ClipOptions.Dither) {
    self.format = format
    switch dither {
    case .none: self.dither = Int32(PegbarDitherNone)
    case .bayer: self.dither = Int32(PegbarDitherOrdered)
    case .diffusion: self.dither = Int32(PegbarDitherDiffusion)
    }
    transparent = UInt8(palette.count)
    let size = format.width * format.height
    indices = .allocate(capacity: size)
    indices.initialize(repeating: transparent, count: size)
    pixels = .allocate(capacity: size)
    pixels.initialize(repeating: 0, count: size)
    before = .allocate(capacity: size)
    before.initialize(repeating: 0, count: size)
    // Error diffusion passes from pixel to pixel, so it cannot be done in bands.
    colors = (0..<(dither == .diffusion ? 1 : 2)).map { _ in
      guard let colors = pegbar_gif_colors_create(palette, palette.count) else {
        preconditionFailure("no memory for the colors of a GIF")
      }
      return colors
    }
  }

  deinit {
    for colors in colors { pegbar_gif_colors_free(colors) }
    indices.deallocate()
    pixels.deallocate()
    before.deallocate()
  }

  func paint(_ change: FrameChange) {
    let (box, width) = (change.box, format.width)
    for y in 0..<box.height {
      let place = (box.y + y) * width + box.x
      (before + place).update(from: pixels + place, count: box.width)
      (pixels + place).update(from: change.pixels + y * box.width, count: box.width)
    }
    let work = Work(painter: self, box: box, before: isEmpty ? nil : before)
    isEmpty = false
    DispatchQueue.concurrentPerform(iterations: colors.count) { work.paint(band: $0) }
  }

  /// Unchecked: each band of rows belongs to one thread, and `paint` waits for all.
  private struct Work: @unchecked Sendable {
    let painter: GIFPainter
    let box: PegbarClipBox
    let before: UnsafeMutablePointer<UInt32>?

    func paint(band: Int) {
      let bands = painter.colors.count
      let (first, last) = (box.height * band / bands, box.height * (band + 1) / bands)
      let part = PegbarClipBox(x: box.x, y: box.y + first, width: box.width, height: last - first)
      pegbar_gif_indices(
        painter.colors[band],
        painter.pixels,
        before,
        painter.format.width,
        part,
        painter.format.isTransparent ? 1 : 0,
        painter.dither,
        painter.transparent,
        painter.indices
      )
    }
  }
}
