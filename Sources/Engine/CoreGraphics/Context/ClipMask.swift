import CCairo
import Foundation

/// The coverage of each pixel of a context, by the pictures that it is clipped to.
final class ClipMask {
  let surface: CairoSurface

  /// The mask of a picture in an area, multiplied by an older mask; outside the area the coverage is 0.
  ///
  /// - Parameters:
  ///   - image: The picture: its alpha is the coverage; for an opaque one with colors, its luma.
  ///   - toDevice: From the picture's pixels, from the upper left, to Cairo's device space.
  ///   - area: The area of the mask, in Cairo's device space.
  ///   - size: The context's size, in pixels.
  ///   - filter: How the picture is sampled.
  ///   - old: The current mask of the context; `nil` for none.
  /// - Throws: `drawing` if Cairo cannot make the mask.
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
  /// An alpha-only picture of the luma of each pixel: 0 (black) … 1 (white), by the weights of sRGB's primaries.
  fileprivate var lightness: CGImage {
    let pixels = pixels.map { pixel in
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      return PixelLayout.luma(red, green, blue) << 24
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
