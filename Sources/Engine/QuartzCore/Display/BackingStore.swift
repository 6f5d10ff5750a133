import CoreGraphics

/// A layer's last drawing: the picture, valid as long as it is the layer's contents, and its geometry.
///
/// In memory of its own, as few layers draw.
final class BackingStore {
  private weak var image: CGImage?
  private let geometry: StoreGeometry

  init(_ image: CGImage?, _ geometry: StoreGeometry) {
    (self.image, self.geometry) = (image, geometry)
  }

  /// Whether the layer still shows it: contents set by the scene replace it otherwise (DI4).
  func isShown(by values: LayerValues) -> Bool {
    values.contents != nil && values.contents === image
  }

  /// The picture, if the layer still shows it and it has a geometry; else `nil`.
  func picture(of geometry: StoreGeometry, in values: LayerValues) -> CGImage? {
    self.geometry == geometry && isShown(by: values) ? values.contents : nil
  }
}

/// The size in pixels of a layer's drawing: its bounds times its scale, rounded up to whole pixels.
struct StoreGeometry: Equatable {
  /// The maximum side, in pixels; more is taken for a mistake: a square store of this size has a gigabyte.
  static let greatestSide = 16_384.0

  let bounds: CGRect
  let width, height: Double
  /// Whether y points up in the picture: in a flipped layer (GE11).
  let isYUp: Bool

  /// The geometry for bounds that are not empty; an invalid scale counts as 1.
  init(bounds: CGRect, scale: Double, isYUp: Bool) {
    self.bounds = bounds
    self.isYUp = isYUp
    let scale = scale > 0 ? scale : 1
    // A part of a pixel is rounded up to a whole one; less than a millionth of one is a rounding error.
    width = max(1, (Double(bounds.width) * scale - 1e-6).rounded(.up))
    height = max(1, (Double(bounds.height) * scale - 1e-6).rounded(.up))
  }

  /// A bitmap context whose pixels the bounds fill exactly (DI7).
  func makeContext(copying old: CGImage?) throws(CoreGraphicsError) -> CGContext {
    guard width <= Self.greatestSide, height <= Self.greatestSide else {
      throw .drawing(
        operation: "make a store of \(width) × \(height) pixels",
        reason: "a side has at most \(Int(Self.greatestSide))"
      )
    }
    return try CGContext(
      layerBounds: bounds,
      pixelWidth: Int(width),
      pixelHeight: Int(height),
      isYUp: isYUp,
      copying: old
    )
  }
}
