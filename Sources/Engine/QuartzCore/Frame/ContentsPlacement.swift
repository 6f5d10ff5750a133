import CoreGraphics
import DisplayList

/// The part of a layer's image that is shown, and where: `contentsRect`, then `contentsGravity` and `contentsCenter`
/// (RE11–RE13).
struct ContentsPlacement {
  /// The part of the image that is shown, in its pixels.
  let source: CGRect
  /// The rectangle that it is drawn in, in the layer's points.
  let destination: CGRect
  /// The margins of a nine-part image, which are not stretched; `nil` if all of it is stretched.
  let slices: DisplayItem.Slices?
  let isSmooth: Bool

  /// `nil` if there is nothing to show.
  ///
  /// - Parameters:
  ///   - image: The contents of the layer.
  ///   - values: The values of the layer.
  ///   - bounds: The rectangle that the layer fills; its bounds unless they are rounded to device pixels.
  init?(image: CGImage, in values: LayerValues, bounds: CGRect? = nil) {
    let bounds = bounds ?? values.bounds
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
    guard natural.width > 0, natural.height > 0, !bounds.isEmpty else { return nil }
    destination = Self.place(natural, in: bounds, values.contentsGravity)
    guard source.isCountable, destination.isCountable else { return nil }
    slices = Self.slices(of: source.size, values.contentsCenter, values.contentsGravity, scale)
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
      return centered(size, by: min(bounds.width / size.width, bounds.height / size.height), bounds)
    case .resizeAspectFill:
      return centered(size, by: max(bounds.width / size.width, bounds.height / size.height), bounds)
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

  /// The margins around `contentsCenter`, for the gravities that stretch it.
  private static func slices(
    of size: CGSize,
    _ center: CGRect,
    _ gravity: CALayerContentsGravity,
    _ scale: CGFloat
  ) -> DisplayItem.Slices? {
    guard center != RareValues.wholeUnit else { return nil }
    switch gravity {
    case .resize, .resizeAspect, .resizeAspectFill: break
    default: return nil
    }
    let across = margins(center.minX, center.maxX, of: size.width)
    let along = margins(center.minY, center.maxY, of: size.height)
    return DisplayItem.Slices(
      left: across.low,
      top: along.low,
      right: across.high,
      bottom: along.high,
      scale: Float(scale)
    )
  }

  /// The margins before and behind a center, in pixels.
  ///
  /// A center of less than a pixel is the pixel at its middle (RE13). A center beyond the picture, which is undefined,
  /// is clamped to it.
  private static func margins(
    _ low: CGFloat,
    _ high: CGFloat,
    of length: CGFloat
  ) -> (low: Float, high: Float) {
    var (start, end) = (low * length, high * length)
    guard (end - start).isFinite else { return (0, 0) }
    if end - start < 1 { (start, end) = ((start + end) / 2 - 0.5, (start + end) / 2 + 0.5) }
    start = min(max(start, 0), length)
    end = min(max(end, start), length)
    return (Float(start), Float(length - end))
  }

  private static func centered(_ size: CGSize, by factor: CGFloat, _ bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.midX - width / 2,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
  }
}

extension CGRect {
  /// Whether all its edges are finite.
  fileprivate var isCountable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}
