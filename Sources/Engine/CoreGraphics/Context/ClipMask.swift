import CCairo
import Foundation

/// How much of what is drawn is seen in each pixel of a context, by pictures that it is clipped to.
final class ClipMask {
  let surface: CairoSurface

  /// The mask of a picture in an area, as far as an older mask goes; nothing is seen outside.
  ///
  /// - Parameters:
  ///   - image: Its alpha counts; of one with colors that is opaque all over, how light it is.
  ///   - toDevice: From the picture's pixels, from the upper left, to Cairo's device space.
  ///   - area: In Cairo's device space.
  ///   - size: The context's, in pixels.
  ///   - filter: How the picture is sampled.
  ///   - old: What the context is clipped to already.
  /// - Throws: `drawing` for what Cairo cannot make.
  init(
    _ image: CGImage,
    through toDevice: CGAffineTransform,
    in area: PathSnapshot,
    size: (width: Int, height: Int),
    filter: cairo_filter_t,
    under old: ClipMask?
  ) throws(CoreGraphicsError) {
    surface = try CairoSurface(coverageWidth: size.width, height: size.height)
    let drawing = try CairoDrawing(on: surface)
    drawing.setPath(area, through: .identity)
    cairo_clip(drawing.pointer)
    let isStencil = image.format.isAlphaOnly || !image.isOpaque
    drawing.withSource(isStencil ? image : image.lightness, through: toDevice, filter) {
      cairo_paint(drawing.pointer)
    }
    guard let old else { return }
    cairo_reset_clip(drawing.pointer)
    cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(drawing.pointer, old.surface.pointer, 0, 0)
    cairo_paint(drawing.pointer)
  }
}

extension CGImage {
  /// A clear picture whose alpha is how light each pixel is: 0 (black) … 1 (white), by the weights of sRGB's primaries.
  fileprivate var lightness: CGImage {
    let pixels = pixels.map { pixel in
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      return PixelLayout.luma(red, green, blue) << 24
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
