import CoreGraphics

/// Which part of a layer's image goes where: `contentsRect`, then `contentsGravity` (RE11–RE13).
struct ContentsPlacement {
  /// In the image's pixels.
  let source: CGRect
  /// In the layer's points.
  let destination: CGRect
  let isSmooth: Bool

  /// `nil` when there is nothing to show.
  init?(image: CGImage, in values: LayerValues) {
    let unit = values.contentsRect
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    source = CGRect(
      x: unit.origin.x * width,
      y: unit.origin.y * height,
      width: unit.size.width * width,
      height: unit.size.height * height
    )
    let scale = values.contentsScale > 0 ? CGFloat(values.contentsScale) : 1
    let natural = CGSize(width: source.width / scale, height: source.height / scale)
    guard natural.width > 0, natural.height > 0, !values.bounds.isEmpty else { return nil }
    destination = Self.place(natural, in: values.bounds, values.contentsGravity)
    let shrinks = destination.width * scale < source.width
    let filter = shrinks ? values.minificationFilter : values.magnificationFilter
    isSmooth = filter != .nearest
  }

  private static func place(
    _ size: CGSize,
    in bounds: CGRect,
    _ gravity: CALayerContentsGravity
  ) -> CGRect {
    switch gravity {
    case .resize: return bounds
    case .resizeAspect:
      return centred(size, by: min(bounds.width / size.width, bounds.height / size.height), bounds)
    case .resizeAspectFill:
      return centred(size, by: max(bounds.width / size.width, bounds.height / size.height), bounds)
    default: break
    }
    let x: CGFloat =
      switch gravity {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y: CGFloat =
      switch gravity {
      case .bottom, .bottomLeft, .bottomRight: bounds.minY
      case .top, .topLeft, .topRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private static func centred(_ size: CGSize, by factor: CGFloat, _ bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
  }
}
