public import QuartzCore

/// The context in which an image renderer's actions draw.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let bitmap: ImageContext

  init(_ bitmap: ImageContext, _ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.bitmap = bitmap
    super.init(context, format)
  }

  /// An image of what is drawn so far.
  open var currentImage: UIImage { bitmap.makeImage() ?? UIImage() }
}

/// Makes images by drawing; usable on any thread, any number of times.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A renderer of images of a size in points, with a clear background, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of a rectangle in points, with a clear background, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of a rectangle in points; later changes of the format have no effect.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(format.copy(bounds: bounds))
  }

  /// The image that the actions draw; an empty one for a size that is empty or exceeds the maximum of an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat else { return UIImage() }
    let bounds = format.bounds
    let bitmap = ImageContext(size: bounds.size, isOpaque: format.opaque, scale: format.scale)
    guard let context = bitmap.context else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(bitmap, context, format))
    UIGraphicsPopContext()
    return bitmap.makeImage() ?? UIImage()
  }

  /// The bytes of a PNG file of what the actions draw; empty if there is no image.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of a JPEG file of what the actions draw; empty if there is no image.
  ///
  /// - Parameters:
  ///   - compressionQuality: The quality, 0 (smallest file) … 1 (best image).
  ///   - actions: Draws the image.
  /// - Returns: The file; clear parts are white.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
