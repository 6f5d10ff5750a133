import CCairo
import Foundation

/// Direct access to a context's pixels, for code that draws without Cairo.
package struct ContextPixels {
  /// The pixel at the upper left: 0xAARRGGBB, premultiplied.
  package let base: UnsafeMutablePointer<UInt32>
  /// Columns, rows, and the distance from one row to the next, in pixels.
  package let width, height, stride: Int
  /// The part to draw, from the upper left.
  package let area: (x: Int, y: Int, width: Int, height: Int)
  /// From user space to pixels, y down.
  package let fromUserSpace: CGAffineTransform
}

extension CGContext {
  /// Calls `draw` with pixels to draw on.
  ///
  /// They are the context's own where nothing else affects the drawing. Otherwise they are a clear buffer, which is
  /// then drawn into the context like a picture: with its clip, alpha, blend mode and shadow.
  ///
  /// - Parameter draw: Draws within the area, and leaves everything else unchanged.
  package func drawPixels(_ draw: (ContextPixels) -> Void) {
    let touched = touchedArea(within: nil)
    guard !touched.columns.isEmpty, !touched.rows.isEmpty else { return }
    if drawsPlainly(within: touched) {
      if let memory, memory.isWatched { memory.load(touched, into: surface) }
      lend(surface, touched, to: draw)
      if let memory, memory.isWatched { memory.store(touched, from: surface) }
      return
    }
    guard let picture = try? CairoSurface(width: width, height: height) else { return }
    lend(picture, touched, to: draw)
    painting { drawing in
      cairo_set_source_surface(drawing.pointer, picture.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(drawing.pointer), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(drawing.pointer, state.usableAlpha)
      cairo_set_source_rgba(drawing.pointer, 0, 0, 0, 0)
    }
  }

  private func lend(
    _ surface: borrowing CairoSurface,
    _ touched: PixelMemory.Area,
    to draw: (ContextPixels) -> Void
  ) {
    cairo_surface_flush(surface.pointer)
    guard let bytes = cairo_image_surface_get_data(surface.pointer) else { return }
    let base = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    draw(
      ContextPixels(
        base: base,
        width: surface.width,
        height: surface.height,
        stride: surface.bytesPerRow / 4,
        area: (
          touched.columns.lowerBound, touched.rows.lowerBound, touched.columns.count,
          touched.rows.count
        ),
        fromUserSpace: ctm.concatenating(toCairo)
      )
    )
    cairo_surface_mark_dirty(surface.pointer)
  }

  /// Whether drawing within an area can go directly to the bitmap's own pixels, clipped to at most that area.
  private func drawsPlainly(within touched: PixelMemory.Area) -> Bool {
    guard isDrawingIntoBitmap, !surface.isRecording, !format.isOpaque, state.alpha == 1,
      state.blendMode == .normal, state.shadow == nil, state.mask == nil
    else { return false }
    guard let list = cairo_copy_clip_rectangle_list(drawing.pointer) else { return false }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else {
      return false
    }
    let clip = list.pointee.rectangles[0]
    return clip.x == Double(touched.columns.lowerBound)
      && clip.y == Double(touched.rows.lowerBound)
      && clip.width == Double(touched.columns.count)
      && clip.height == Double(touched.rows.count)
  }
}
