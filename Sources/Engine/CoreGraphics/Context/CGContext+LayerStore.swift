package import Foundation

extension CGContext {
  /// A bitmap for a layer's drawing, whose user space is the layer's own: `bounds` fills the bitmap.
  ///
  /// - Parameters:
  ///   - bounds: The layer's bounds, in points; not empty.
  ///   - pixelWidth: The number of columns, 1 … 32767.
  ///   - pixelHeight: The number of rows, 1 … 32767.
  ///   - isYUp: Whether y points up in the picture, as in a flipped layer, and not down.
  ///   - old: The initial contents, of the same size; clear without it.
  /// - Throws: `drawing` for a bitmap that cannot be allocated.
  package convenience init(
    layerBounds bounds: CGRect,
    pixelWidth: Int,
    pixelHeight: Int,
    isYUp: Bool,
    copying old: CGImage? = nil
  ) throws(CoreGraphicsError) {
    try self.init(
      width: pixelWidth,
      height: pixelHeight,
      ctm: Self.ctm(ofLayer: bounds, pixelWidth: pixelWidth, pixelHeight: pixelHeight, isYUp: isYUp)
    )
    if let old, old.width == pixelWidth, old.height == pixelHeight { surface.setPixels(old.pixels) }
  }

  /// From a layer's user space to the device, where `bounds` fills a bitmap of the given size.
  static func ctm(
    ofLayer bounds: CGRect,
    pixelWidth: Int,
    pixelHeight: Int,
    isYUp: Bool
  ) -> CGAffineTransform {
    let across = CGFloat(pixelWidth) / bounds.width
    let up = CGFloat(pixelHeight) / bounds.height * (isYUp ? 1 : -1)
    return CGAffineTransform(
      a: across,
      b: 0,
      c: 0,
      d: up,
      tx: -bounds.minX * across,
      ty: -(isYUp ? bounds.minY : bounds.maxY) * up
    )
  }

  /// Whether all of it is clear.
  package var isClear: Bool {
    surface.isRecording ? makeImage()?.pixels.allSatisfy { $0 == 0 } ?? true : surface.isClear
  }

  /// The smallest rectangle around `rect` whose sides lie on pixel boundaries, in user space.
  package func wholePixels(around rect: CGRect) -> CGRect {
    rect.applying(ctm).integral.applying(ctm.inverted())
  }
}
