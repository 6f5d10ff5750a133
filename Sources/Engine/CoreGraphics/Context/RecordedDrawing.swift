import CCairo
package import Foundation

/// What somebody has drawn, to be turned into pixels by any thread.
///
/// Recording takes as long as the calls; the pixels are the greater part of the work.
package final class RecordedDrawing: Sendable {
  private let width, height: Int
  /// The recording (`cairo_surface_t`), which this object alone owns; 0 when there is a picture already.
  ///
  /// As a number, since it is handed from thread to thread. Its context is gone, so nobody draws into it any more; what
  /// it refers to it has copies of, and fonts, which Cairo guards itself.
  private let address: UInt
  private let image: CGImage?

  /// Records what `draw` draws into a part of a layer.
  ///
  /// - Parameters:
  ///   - area: The part, in the layer's points; not empty. It fills the pixels, y down.
  ///   - pixelWidth: Columns, 1 … 32767.
  ///   - pixelHeight: Rows, 1 … 32767.
  ///   - draw: Called at once. If it keeps the context, the pixels are made at once too.
  /// - Throws: `drawing` for a bitmap that cannot be had.
  package init(
    of area: CGRect,
    pixelWidth: Int,
    pixelHeight: Int,
    by draw: (CGContext) -> Void
  ) throws(CoreGraphicsError) {
    (width, height) = (pixelWidth, pixelHeight)
    var context = try CGContext(
      recordingWidth: pixelWidth,
      height: pixelHeight,
      ctm: CGContext.ctm(
        ofLayer: area,
        pixelWidth: pixelWidth,
        pixelHeight: pixelHeight,
        isYUp: false
      )
    )
    draw(context)
    guard isKnownUniquelyReferenced(&context), context.isComplete else {
      (image, address) = (context.makeImage(), 0)
      return
    }
    image = nil
    address = UInt(bitPattern: cairo_surface_reference(context.surface.pointer))
  }

  deinit {
    cairo_surface_destroy(OpaquePointer(bitPattern: address))
  }

  /// The pixels.
  ///
  /// - Parameter isOpaque: Whether black shows through where nothing was drawn, or not all.
  /// - Returns: `nil` when there is no memory for them.
  package func makeImage(isOpaque: Bool) -> CGImage? {
    if let image {
      guard isOpaque, !image.isOpaque else { return image }
      let pixels = image.pixels.map { $0 | 0xFF00_0000 }
      return CGImage(width: width, height: height, pixels: pixels)
    }
    return OpaquePointer(bitPattern: address).flatMap {
      CairoSurface.play($0, width, height, opaque: isOpaque)
    }
  }
}

extension CGContext {
  /// Whether all groups that were begun have ended, and nothing is left to be undone.
  fileprivate var isComplete: Bool { savedStates.isEmpty }
}

extension CairoSurface {
  /// What has been recorded so far, as a picture.
  func played(width: Int, height: Int, opaque: Bool) -> CGImage? {
    Self.play(pointer, width, height, opaque: opaque)
  }

  /// Draws a recording into pixels of its own (`cairo_set_source_surface`).
  fileprivate static func play(
    _ recording: OpaquePointer,
    _ width: Int,
    _ height: Int,
    opaque: Bool
  ) -> CGImage? {
    guard let surface = try? CairoSurface(width: width, height: height),
      let drawing = try? CairoDrawing(on: surface)
    else { return nil }
    cairo_set_source_surface(drawing.pointer, recording, 0, 0)
    cairo_set_operator(drawing.pointer, CAIRO_OPERATOR_SOURCE)
    cairo_paint(drawing.pointer)
    return CGImage(width: width, height: height, pixels: surface.copyPixels(opaque: opaque))
  }
}
