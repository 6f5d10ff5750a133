import CCairo
package import Foundation

/// A recording of drawing commands, which any thread can render.
///
/// Recording takes only as long as the calls; rendering is the greater part of the work.
package final class RecordedDrawing: Sendable {
  private let width, height: Int
  /// The recording (`cairo_surface_t`), which this object alone owns; 0 when it is rendered already.
  ///
  /// A number, since it is passed between threads. Its context is gone, so nothing draws into it any more. It has
  /// copies of everything it refers to, except fonts, which Cairo locks itself.
  private let address: UInt
  private let image: CGImage?

  /// Records the drawing of a part of a layer.
  ///
  /// - Parameters:
  ///   - area: The part, in the layer's points; not empty. It fills the pixels, y down.
  ///   - pixelWidth: The number of columns, 1 … 32767.
  ///   - pixelHeight: The number of rows, 1 … 32767.
  ///   - draw: Called immediately. If it keeps the context, the recording is rendered immediately too.
  /// - Throws: `drawing` for a bitmap that cannot be allocated.
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

  /// Renders the recording.
  ///
  /// - Parameter isOpaque: Whether to make all pixels opaque: black shows through where the drawing is not.
  /// - Returns: `nil` when memory cannot be allocated.
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
  /// Whether all groups have ended and all saved states are restored.
  fileprivate var isComplete: Bool { savedStates.isEmpty }
}

extension CairoSurface {
  /// Renders the recording so far as a picture.
  func played(width: Int, height: Int, opaque: Bool) -> CGImage? {
    Self.play(pointer, width, height, opaque: opaque)
  }

  /// Renders a recording into new pixels (`cairo_set_source_surface`).
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
