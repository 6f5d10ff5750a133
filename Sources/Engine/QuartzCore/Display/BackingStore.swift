import CoreGraphics

/// A layer's last drawing: the picture, valid as long as it is the layer's contents, and its geometry.
struct BackingStore {
  private weak var image: CGImage?
  private let geometry: StoreGeometry

  /// Whether the layer still shows it: contents set by the scene replace it otherwise (DI4).
  func isShown(by values: LayerValues) -> Bool {
    values.contents != nil && values.contents === image
  }

  /// Makes a layer draw its dirty parts; the rest stays as it was drawn (DI4).
  ///
  /// All of it is drawn if there is no earlier drawing of the same geometry to update.
  ///
  /// - Returns: The new picture, which is the layer's store from now on; `nil` if nothing is drawn.
  /// - Throws: `drawing` if such a bitmap cannot be made.
  @MainActor
  static func draw(
    _ layer: CALayer,
    _ geometry: StoreGeometry,
    dirty: DirtyArea
  ) throws(CoreGraphicsError) -> CGImage? {
    let store = layer.drawing.store
    let old =
      store?.geometry == geometry && store?.isShown(by: layer.values) == true
      ? layer.values.contents
      : nil
    let area = old == nil ? geometry.bounds : dirty.rect(in: geometry.bounds)
    if let old, area.isEmpty { return old }
    let context = try geometry.makeContext(copying: area == geometry.bounds ? nil : old)
    if area != geometry.bounds {
      let pixels = context.wholePixels(around: area)
      context.clip(to: pixels)
      if !layer.isOpaque { context.clear(pixels) }
    }
    // A layer without a drawing method gets no store.
    let isDrawn = OptionalRequirement.isAnswered { layer.draw(in: context) }
    guard isDrawn || old != nil else { return nil }
    let image = context.makeImage(isOpaque: layer.isOpaque)
    layer.drawing.store = BackingStore(image: image, geometry: geometry)
    return image
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
